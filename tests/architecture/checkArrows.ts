import { posix } from 'node:path';
import { type Import, readImports } from './readImports';

/** What the files of one part may import. */
interface Part {
  /** Other parts, by name. Every part may import itself. */
  parts: readonly string[];
  /** Packages needed at run time; `any` allows all. */
  packages: readonly string[] | 'any';
}

const BASE = ['contract', 'core/storage', 'core/log', 'core/http', 'core/live', 'core/i18n', 'core/theme'] as const;
const HOST = [...BASE, 'core/plugin-api', 'core/registry', 'core/runtime', 'core/shell'] as const;

/** The contract's two files that validate values. */
const ZOD_USERS = ['contract/validation/validation.ts', 'contract/validation/fieldSchema.ts'];

/**
 * The folders of the server from the lowest up: each may import values of the named ones. Types are unrestricted among them.
 */
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
  'server/auth': ['server/call', 'server/db', 'server/keys', 'server/operations', 'server/plugins'],
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
} as const;
const LAYERS = Object.keys(SERVER_LAYERS);

/**
 * The allowed directions of imports; a part that is not listed may import nothing. Sections are divided into what both
 * modules share (entities and their texts), the pages, the server module, and demo data.
 */
const PARTS: Record<string, Part> = {
  contract: { parts: [], packages: [] },
  'core/storage': { parts: ['contract'], packages: 'any' },
  'core/log': { parts: ['contract', 'core/storage'], packages: 'any' },
  'core/http': { parts: ['contract', 'core/storage', 'core/log'], packages: 'any' },
  'core/live': { parts: ['contract'], packages: 'any' },
  'core/i18n': { parts: ['contract', 'core/storage'], packages: 'any' },
  'core/theme': { parts: ['contract', 'core/storage'], packages: 'any' },
  dataProvider: { parts: ['contract', 'core/http'], packages: 'any' },
  authProvider: { parts: ['contract', 'core/storage', 'core/http', 'dataProvider'], packages: 'any' },
  'core/plugin-api': { parts: BASE, packages: 'any' },
  'core/registry': { parts: [...BASE, 'core/plugin-api'], packages: [] },
  'core/runtime': { parts: [...BASE, 'core/plugin-api', 'core/registry'], packages: 'any' },
  'core/shell': { parts: HOST, packages: 'any' },
  'core/kit': { parts: ['contract', 'core/plugin-api', 'core/i18n', 'core/theme'], packages: 'any' },
  'section entities': { parts: ['contract', 'section texts'], packages: [] },
  'section texts': { parts: ['contract', 'section entities'], packages: [] },
  'section pages': {
    parts: ['contract', 'core/plugin-api', 'core/kit', 'section entities', 'section texts'],
    packages: 'any',
  },
  'section server': { parts: ['contract', 'server/plugin-api', 'section entities', 'section texts'], packages: 'any' },
  'section demo': {
    parts: ['contract', 'server/plugin-api', 'demo host', 'section entities', 'section server'],
    packages: 'any',
  },
  // The test kit for plugins; nothing in the product imports it.
  testing: { parts: [...HOST, 'core/kit', 'dataProvider', 'authProvider', 'main'], packages: 'any' },
  login: { parts: ['contract', 'core/storage', 'core/i18n', 'core/theme'], packages: ['react'] },
  main: { parts: [...HOST, 'login', 'core/kit', 'dataProvider', 'authProvider', 'section pages'], packages: 'any' },
  ...Object.fromEntries(
    Object.entries(SERVER_LAYERS).map(([layer, parts]) => [layer, { parts: ['contract', ...parts], packages: 'any' }]),
  ),
  'server/plugin-api': { parts: LAYERS, packages: [] },
  'demo host': { parts: ['contract', ...LAYERS, 'server main', 'section demo'], packages: 'any' },
  'server main': {
    parts: ['contract', ...LAYERS, 'server/plugin-api', 'section server', 'demo host'],
    packages: 'any',
  },
};

/** What neither side may import: the console runs in a browser, the server renders nothing. */
const FOREIGN: Record<'console' | 'server', RegExp> = {
  console: /^(node:|fastify$|@fastify\/|kysely$|pg$|libsql$|pino$|@node-rs\/)/,
  server: /^(react|@mui\/|@emotion\/|ra-|@tanstack\/)/,
};

/** Returns the part of a file or folder; `undefined` for those without a rule. */
export function partOf(path: string): string | undefined {
  const [tree, folder = '', name = '', half = ''] = path.replace(/\.tsx?$/, '').split('/');
  if (tree === 'contract') return tree;
  if (tree === 'server') {
    if (folder === 'demo') return 'demo host';
    // Files directly in server assemble it; so do the files that they import from one another.
    return `server/${folder}` in PARTS ? `server/${folder}` : 'server main';
  }
  if (tree !== 'src') return undefined;
  if (folder === 'core') return `core/${name}`;
  if (folder === 'plugins' && name)
    return ['entities', 'texts', 'server', 'demo'].includes(half) ? `section ${half}` : 'section pages';
  // Files directly in src connect the parts.
  return name || folder in PARTS ? folder : 'main';
}

/** Returns every import of one file in a forbidden direction; empty when there is none. */
export function checkArrows(path: string, source: string): string[] {
  const part = partOf(path);
  if (part === undefined) return [];
  return readImports(path, source)
    .map((imported) => ({ target: imported.target, reason: refusal({ path, part, ...imported }) }))
    .filter(({ reason }) => reason !== undefined)
    .map(({ target, reason }) => `${path} imports '${target}': ${reason}`);
}

interface Arrow extends Import {
  path: string;
  part: string;
}

function refusal(arrow: Arrow): string | undefined {
  const { path, part, target, typeOnly, isLate } = arrow;
  const rule = PARTS[part];
  if (!rule) return `no rule says what ${part} may import`;
  if (!target.startsWith('.')) return packageRefusal(arrow);
  const file = posix.join(posix.dirname(path), target);
  // The product's version is defined once, in package.json.
  if ((part === 'main' || path === 'server/commands/version.ts') && file === 'package.json') return undefined;
  // The ids of the console's plugins, which are read as text.
  if (path === 'server/builtinConsoles.ts' && target.includes('..')) return undefined;
  const other = partOf(file);
  if (other === undefined) return 'outside of contract, src and server';
  if (other === 'demo host' && part === 'server main' && !isLate) return 'demo data is loaded only where it is needed';
  if (sectionOf(path) && sectionOf(file) && sectionOf(path) !== sectionOf(file)) return crossRefusal(part, file);
  if (typeOnly && isServerHost(part) && isServerHost(other)) return undefined;
  if (other !== part) return rule.parts.includes(other) ? doorRefusal(part, file) : 'arrow not allowed';
  return undefined;
}

const isServerHost = (part: string) => part === 'server main' || part === 'server/plugin-api' || LAYERS.includes(part);

/** Returns the folder of a section, or `undefined` outside of `src/plugins`. */
export const sectionOf = (path: string): string | undefined => /^src\/plugins\/(\w+)(\/|$)/.exec(path)?.[1];

/** Another section is imported through its entities, its shared texts, and the ports of its server module and demo data. */
function crossRefusal(part: string, file: string): string | undefined {
  const [, , section, half, name] = file.split('/');
  if (half === 'entities') return undefined;
  if (half === 'texts' && name === 'shared') return undefined;
  if (half === 'server' && name === 'public' && (part === 'section server' || part === 'section demo'))
    return undefined;
  if (half === 'demo' && (name ?? 'index') === 'index' && part === 'section demo') return undefined;
  return `another section is reached through ${section}/entities, ${section}/texts/shared, ${section}/server/public or, for demo data, ${section}/demo only`;
}

/** Plugins import the plugin API and the kit through their index; the program imports a plugin through its own. */
function doorRefusal(part: string, target: string): string | undefined {
  const other = partOf(target);
  if (part !== 'section pages' || (other !== 'core/plugin-api' && other !== 'core/kit')) return undefined;
  return /^src\/core\/(plugin-api|kit)(\/index)?$/.test(target) ? undefined : 'only the index may be imported';
}

function packageRefusal({ path, part, target, typeOnly }: Arrow): string | undefined {
  if (part === 'contract') {
    const isZod = /^zod(\/|$)/.test(target);
    if (!isZod) return 'the contract imports zod only';
    return ZOD_USERS.includes(path) ? undefined : 'only the validation imports zod';
  }
  if (typeOnly) return undefined;
  const packages = PARTS[part]?.packages;
  if (packages !== 'any' && !packages?.includes(target)) return `${part} imports no package`;
  const isServer = isServerHost(part) || part === 'demo host' || /^section (server|demo)$/.test(part);
  return FOREIGN[isServer ? 'server' : 'console'].test(target) ? 'belongs to the other side' : undefined;
}
