/**
 * Allowed directions of imports (docs/architecture.md), checked by tests/architecture.test.ts:
 * `npx depcruise contract src server harness bench conformance scripts`.
 */

const BASE = ['contract', 'core/storage', 'core/log', 'core/http', 'core/live', 'core/i18n', 'core/theme'];
const HOST = [...BASE, 'core/plugin-api', 'core/registry', 'core/runtime', 'core/shell'];

/** The folders of the server, and whose values each may import. Types are unrestricted among them. */
const SERVER_LAYERS = {
  'server/signals': [],
  'server/threads': [],
  'server/db': [],
  'server/call': [],
  'server/log': [],
  'server/schema': [],
  'server/files': ['server/call', 'server/db', 'server/threads'],
  'server/keys': ['server/db', 'server/files'],
  'server/audit': ['server/db', 'server/files', 'server/keys', 'server/log'],
  'server/operations': ['server/call', 'server/db', 'server/files'],
  'server/plugins': ['server/call', 'server/operations'],
  'server/jobs': ['server/call', 'server/db', 'server/files', 'server/operations'],
  'server/auth': ['server/call', 'server/db', 'server/jobs', 'server/keys', 'server/operations', 'server/plugins'],
  'server/packages': [
    ...['server/call', 'server/db', 'server/files', 'server/operations', 'server/plugins', 'server/jobs'],
    'server/auth',
  ],
  'server/backup': ['server/db', 'server/files', 'server/jobs'],
  'server/access': ['server/call', 'server/db', 'server/jobs', 'server/plugins', 'server/signals'],
  'server/persons': [
    ...['server/call', 'server/db', 'server/files', 'server/jobs', 'server/operations'],
    'server/packages',
  ],
  'server/live': ['server/call', 'server/db'],
  'server/http': ['server/access', 'server/call', 'server/db', 'server/files', 'server/operations', 'server/plugins'],
};
const LAYERS = Object.keys(SERVER_LAYERS);
const SERVER_HOST = [...LAYERS, 'server/plugin-api', 'server main'];

/**
 * The parts that each part may import besides itself. Sections are divided into what both modules share (entities and their
 * texts), the pages, the server module, and demo data.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  contract: [],
  'core/storage': ['contract'],
  'core/log': ['contract', 'core/storage'],
  'core/http': ['contract', 'core/storage', 'core/log'],
  'core/live': ['contract'],
  'core/i18n': ['contract', 'core/storage'],
  'core/theme': ['contract', 'core/storage'],
  dataProvider: ['contract', 'core/http'],
  authProvider: ['contract', 'core/storage', 'core/http', 'dataProvider'],
  'core/plugin-api': BASE,
  'core/registry': [...BASE, 'core/plugin-api'],
  'core/runtime': [...BASE, 'core/plugin-api', 'core/registry'],
  'core/shell': HOST,
  'core/kit': ['contract', 'core/plugin-api', 'core/i18n', 'core/theme'],
  'section entities': ['contract', 'section texts'],
  'section texts': ['contract', 'section entities'],
  'section pages': ['contract', 'core/plugin-api', 'core/kit', 'section entities', 'section texts'],
  'section server': ['contract', 'server/plugin-api', 'section entities', 'section texts'],
  'section demo': ['contract', 'server/plugin-api', 'demo host', 'section entities', 'section server'],
  // The test kit for plugins; nothing in the product imports it.
  testing: [...HOST, 'core/kit', 'dataProvider', 'authProvider', 'main'],
  login: ['contract', 'core/storage', 'core/i18n', 'core/theme'],
  main: [...HOST, 'login', 'core/kit', 'dataProvider', 'authProvider', 'section pages'],
  ...Object.fromEntries(Object.entries(SERVER_LAYERS).map(([layer, parts]) => [layer, ['contract', ...parts]])),
  'server/plugin-api': ['contract', ...LAYERS],
  'demo host': ['contract', ...LAYERS, 'server main', 'section demo'],
  'server main': ['contract', ...LAYERS, 'server/plugin-api', 'section server', 'demo host'],
};

/** @param {string} part */
function pathOf(part) {
  if (part === 'main') return '^src/boot/';
  // Folders without a rule of their own belong to the files that assemble the server.
  if (part === 'server main')
    return `^server/(?!(${[...LAYERS, 'server/plugin-api', 'server/demo'].join('|').replaceAll('server/', '')})/)`;
  if (part === 'demo host') return '^server/demo/';
  if (part === 'section pages') return '^src/plugins/[^/]+/(?!(entities|texts|server|demo)/)';
  if (part.startsWith('section ')) return `^src/plugins/[^/]+/${part.slice('section '.length)}/`;
  return part === 'contract' || part.startsWith('server/') ? `^${part}/` : `^src/${part}/`;
}

const TREES = '^(contract|src|server)/';
const SECTIONS = '^src/plugins/[^/]+';
const TYPES = ['type-only', 'type-import'];
const CONSOLE = '^src/(?!plugins/[^/]+/(server|demo)/)';
const SERVER = '^(server/|src/plugins/[^/]+/(server|demo)/)';

const forbid = (/** @type {string} */ name, /** @type {object} */ from, /** @type {object} */ to) => ({
  name,
  severity: 'error',
  from,
  to,
});

const arrows = Object.entries(PARTS).flatMap(([part, parts]) => {
  const allowed = [part, ...parts].map(pathOf);
  if (!SERVER_HOST.includes(part))
    return forbid(`arrow: ${part}`, { path: pathOf(part) }, { path: TREES, pathNot: allowed });
  const host = SERVER_HOST.map(pathOf);
  return [
    forbid(`arrow: ${part}`, { path: pathOf(part) }, { path: TREES, pathNot: [...allowed, ...host] }),
    forbid(`arrow: ${part}`, { path: pathOf(part) }, { path: host, pathNot: allowed, dependencyTypesNot: TYPES }),
  ];
});

/** Other sections are reached through their entities and shared texts, and the ports of their server module and demo data. */
const PORTS = [`${SECTIONS}/entities/`, `${SECTIONS}/texts/shared/`];
const SERVER_PORTS = [...PORTS, `${SECTIONS}/server/public(/|[.]ts$)`];
const DEMO_PORTS = [...SERVER_PORTS, `${SECTIONS}/demo/index[.]ts$`];

const crossings = Object.entries({ '(?!server/|demo/)': PORTS, 'server/': SERVER_PORTS, 'demo/': DEMO_PORTS }).map(
  ([half, ports]) =>
    forbid(
      'another section is reached through its ports',
      { path: `^src/plugins/([^/]+)/${half}` },
      { path: SECTIONS, pathNot: ['^src/plugins/$1/', ...ports] },
    ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    forbid('no rule says what this folder may import', { path: TREES, pathNot: Object.keys(PARTS).map(pathOf) }, {}),
    forbid(
      'outside of contract, src and server',
      { path: TREES, pathNot: [pathOf('main'), '^server/commands/version.ts$'] },
      { pathNot: [TREES, '(^|/)node_modules/'], dependencyTypes: ['local'] },
    ),
    // What tests, measurements and tools share is in harness/.
    forbid('only tests import tests', { path: '^(harness|bench|conformance|scripts)/' }, { path: '^tests/' }),
    forbid(
      'the harness imports neither bench nor conformance',
      { path: '^harness/' },
      { path: '^(bench|conformance)/' },
    ),
    ...crossings,
    forbid(
      'only the index may be imported',
      { path: pathOf('section pages') },
      { path: '^src/core/(plugin-api|kit)/', pathNot: '^src/core/(plugin-api|kit)/index[.]ts$' },
    ),
    forbid(
      'demo data is loaded only where it is needed',
      { path: pathOf('server main') },
      { path: pathOf('demo host'), dependencyTypesNot: ['dynamic-import', 'type-import'] },
    ),
    forbid(
      'only the validation of the contract imports zod, and it imports no other package',
      { path: '^contract/', pathNot: '^contract/validation/(validation|fieldSchema)[.]ts$' },
      { path: 'node_modules/' },
    ),
    forbid(
      'the contract imports zod only',
      { path: '^contract/' },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'this part imports no package',
      { path: ['section entities', 'section texts', 'core/registry', 'server/plugin-api'].map(pathOf) },
      { path: 'node_modules/', dependencyTypesNot: TYPES },
    ),
    forbid(
      'the login page imports no package but react',
      { path: pathOf('login') },
      { path: 'node_modules/', pathNot: 'node_modules/(@types/)?react/', dependencyTypesNot: TYPES },
    ),
    forbid(
      'belongs to the other side',
      { path: CONSOLE },
      {
        path: 'node_modules/(fastify|@fastify|kysely|pg|libsql|pino|@node-rs)/',
        dependencyTypesNot: TYPES,
      },
    ),
    forbid('belongs to the other side', { path: CONSOLE }, { dependencyTypes: ['core'], dependencyTypesNot: TYPES }),
    forbid(
      'belongs to the other side',
      { path: SERVER },
      { path: 'node_modules/(react|@mui|@emotion|ra-[^/]+|@tanstack)/', dependencyTypesNot: TYPES },
    ),
    forbid('circle at run time', {}, { circular: true, viaOnly: { dependencyTypesNot: [...TYPES, 'dynamic-import'] } }),
    forbid(
      'package.json does not declare this package for the product',
      { path: TREES, pathNot: pathOf('testing') },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown'] },
    ),
    forbid('resolves to no file', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default', 'node', 'require'],
    },
  },
};
