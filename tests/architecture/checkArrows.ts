import { posix } from 'node:path';
import { type Import, readImports } from './readImports';

/** What the files of one part may import. */
interface Part {
  /** Other parts, by name. Every part may import itself. */
  parts: readonly string[];
  /** Packages needed at run time; `any` leaves them free. */
  packages: readonly string[] | 'any';
}

const BASE = ['contract', 'core/storage', 'core/log', 'core/http', 'core/i18n', 'core/theme'] as const;
const HOST = [...BASE, 'core/plugin-api', 'core/registry', 'core/runtime', 'core/shell'] as const;

/** The contract's two files that check values. */
const ZOD_USERS = ['contract/validation.ts', 'contract/fieldSchema.ts'];

/** Which way imports may point; a part that is not listed may import nothing. */
const PARTS: Record<string, Part> = {
  contract: { parts: [], packages: [] },
  'core/storage': { parts: ['contract'], packages: 'any' },
  'core/log': { parts: ['contract', 'core/storage'], packages: 'any' },
  'core/http': { parts: ['contract', 'core/storage', 'core/log'], packages: 'any' },
  'core/i18n': { parts: ['contract', 'core/storage'], packages: 'any' },
  'core/theme': { parts: ['contract', 'core/storage'], packages: 'any' },
  dataProvider: { parts: ['contract', 'core/http'], packages: 'any' },
  authProvider: { parts: ['contract', 'core/storage', 'core/http', 'dataProvider'], packages: 'any' },
  'core/plugin-api': { parts: BASE, packages: 'any' },
  'core/registry': { parts: [...BASE, 'core/plugin-api'], packages: [] },
  'core/runtime': { parts: [...BASE, 'core/plugin-api', 'core/registry'], packages: 'any' },
  'core/shell': { parts: HOST, packages: 'any' },
  'core/kit': { parts: ['contract', 'core/plugin-api', 'core/i18n', 'core/theme'], packages: 'any' },
  plugins: { parts: ['contract', 'core/plugin-api', 'core/kit'], packages: 'any' },
  login: { parts: ['contract', 'core/storage', 'core/i18n', 'core/theme'], packages: ['react'] },
  main: { parts: [...HOST, 'login', 'core/kit', 'dataProvider', 'authProvider', 'plugins'], packages: 'any' },
  server: { parts: ['contract'], packages: 'any' },
};

/** What neither side may pull in: the console runs in a browser, the server draws nothing. */
const FOREIGN: Record<'console' | 'server', RegExp> = {
  console: /^(node:|fastify$|@fastify\/|kysely$|pg$|libsql$|pino$|@node-rs\/)/,
  server: /^(react|@mui\/|@emotion\/|ra-|@tanstack\/)/,
};

/** The part of a file or folder; `undefined` for those the arrows do not speak about. */
export function partOf(path: string): string | undefined {
  const [tree, folder = '', name = ''] = path.replace(/\.tsx?$/, '').split('/');
  if (tree === 'contract' || tree === 'server') return tree;
  if (tree !== 'src') return undefined;
  if (folder === 'core') return `core/${name}`;
  // Files right under src wire the parts together.
  return name || folder in PARTS ? folder : 'main';
}

/** Names every import of one file that points the wrong way; empty when there is none. */
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
  const { path, part, target } = arrow;
  const rule = PARTS[part];
  if (!rule) return `no rule says what ${part} may import`;
  if (!target.startsWith('.')) return packageRefusal(arrow);
  const file = posix.join(posix.dirname(path), target);
  // The product's version is said once, in package.json.
  if (part === 'main' && file === 'package.json') return undefined;
  const other = partOf(file);
  if (other === undefined) return 'outside of contract, src and server';
  if (other !== part) return rule.parts.includes(other) ? doorRefusal(part, file) : 'arrow not allowed';
  if (part === 'plugins' && pluginOf(file) !== pluginOf(path)) return 'plugins never import one another';
  return undefined;
}

const pluginOf = (path: string) => path.split('/')[2];

/** Plugins enter the plugin API and the kit through their index; the program enters a plugin through its own. */
function doorRefusal(part: string, target: string): string | undefined {
  const other = partOf(target);
  if (part !== 'plugins' || (other !== 'core/plugin-api' && other !== 'core/kit')) return undefined;
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
  return FOREIGN[part === 'server' ? 'server' : 'console'].test(target) ? 'belongs to the other side' : undefined;
}
