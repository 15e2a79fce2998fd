import MagicString from 'magic-string';
import { parseSync, Visitor } from 'vite';
import renames from './renames.json' with { type: 'json' };

/**
 * @typedef {{ line: number, text: string }} Note what a person must look at
 * @typedef {{ packages: Record<string, Record<string, string>>, modules: Record<string, string>, options: Record<string, string>, members: Record<string, string>, removed: Record<string, string[]> }} Renames
 */

/** @type {Renames} */
const { packages, modules, options, members, removed } = renames;
/** The plugin API of which plugins are written now. */
const API_RANGE = '^2.0.0';

/**
 * Rewrites one source file of a plugin from plugin API 1 to 2.
 *
 * @param {string} source
 * @param {string} name file name; its extension selects the syntax
 * @returns {{ code: string, notes: Note[] }}
 * @throws {Error} when the source cannot be parsed
 */
export function migrateSource(source, name) {
  if (!source.includes('@console/')) return { code: source, notes: [] };
  const { program, errors } = parseSync(name, source);
  const fatal = errors.find(({ severity }) => severity === 'Error');
  if (fatal) throw new Error(`${name} cannot be parsed: ${fatal.message}`);
  const code = new MagicString(source);
  /** @type {Note[]} */
  const notes = [];
  const note = (/** @type {number} */ at, /** @type {string} */ text) =>
    notes.push({ line: source.slice(0, at).split('\n').length, text });
  renameModules(program, code);
  const { imported, renamed } = readImports(program, note);
  renameReferences({ program, code, renamed, note });
  renameOptions({ program, code, imported, note });
  return { code: code.toString(), notes };
}

/** @param {string} from */
const packageOf = (from) => from.split('/').slice(0, 2).join('/');

/**
 * Renames modules in imports, exports, `import()` and `declare module`.
 * @param {any} program
 * @param {MagicString} code
 */
function renameModules(program, code) {
  const rename = (/** @type {any} */ node) => {
    if (node?.type === 'Literal' && Object.hasOwn(modules, node.value))
      code.update(node.start + 1, node.end - 1, modules[node.value] ?? '');
  };
  new Visitor({
    ImportDeclaration: ({ source }) => rename(source),
    ExportNamedDeclaration: ({ source }) => rename(source),
    ExportAllDeclaration: ({ source }) => rename(source),
    ImportExpression: ({ source }) => rename(source),
    TSImportType: ({ source }) => rename(source),
    TSModuleDeclaration: ({ id }) => rename(id),
  }).visit(program);
}

/**
 * Returns the local names of everything imported from the console, and of what has a new name, with its specifier.
 * @param {any} program
 * @param {(at: number, text: string) => void} note
 */
function readImports(program, note) {
  /** @type {Set<string>} */
  const imported = new Set();
  /** @type {{ specifier: any, name: string }[]} */
  const renamed = [];
  for (const { type, source, specifiers = [] } of program.body) {
    if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') continue;
    const from = source?.value;
    if (typeof from !== 'string' || !from.startsWith('@console/')) continue;
    for (const specifier of specifiers) {
      if (type === 'ImportDeclaration') imported.add(specifier.local.name);
      const before = (specifier.imported ?? (type === 'ExportNamedDeclaration' ? specifier.local : undefined))?.name;
      if (before === undefined) continue;
      if (removed[packageOf(from)]?.includes(before))
        note(specifier.start, `${before} is no part of the public API any more`);
      const name = packages[packageOf(from)]?.[before];
      if (name !== undefined) renamed.push({ specifier, name });
    }
  }
  return { imported, renamed };
}

/**
 * Renames imports with their uses. A name that the file declares again elsewhere stays, as an alias of the new one.
 * @param {any} context
 */
function renameReferences({ program, code, renamed, note }) {
  if (renamed.length === 0) return;
  const { declared, keys, shorthands, uses } = readIdentifiers(program);
  /** New names by local name, of imports whose uses are renamed. */
  const locals = new Map();
  const ofSpecifiers = new Set();
  for (const { specifier, name } of renamed) {
    const { local } = specifier;
    const other = specifier.imported ?? specifier.exported;
    const isAliased = local.start !== other.start;
    ofSpecifiers.add(local.start).add(other.start);
    if (specifier.type === 'ExportSpecifier') {
      code.update(local.start, local.end, isAliased ? name : `${name} as ${other.name}`);
    } else if (isAliased) code.update(other.start, other.end, name);
    else if (declared.has(local.name)) {
      code.update(local.start, local.end, `${name} as ${local.name}`);
      note(local.start, `${local.name} is ${name} now, and this file declares ${local.name} too`);
    } else {
      code.update(local.start, local.end, name);
      locals.set(local.name, name);
    }
  }
  const done = new Set();
  for (const { name, start, end } of uses) {
    const target = locals.get(name);
    if (target === undefined || done.has(start) || ofSpecifiers.has(start)) continue;
    if (keys.has(start) && !shorthands.has(start)) continue;
    done.add(start);
    code.update(start, end, shorthands.has(start) ? `${name}: ${target}` : target);
  }
}

/**
 * Reads the identifiers of a file: all of them, and the places of those that are keys or shorthand properties. `declared`
 * has the names of variables, functions and parameters.
 * @param {any} program
 */
function readIdentifiers(program) {
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {Set<number>} */
  const keys = new Set();
  /** @type {Set<number>} */
  const shorthands = new Set();
  /** @type {{ name: string, start: number, end: number }[]} */
  const uses = [];
  const declare = (/** @type {any} */ pattern) => {
    if (pattern?.type === 'Identifier') declared.add(pattern.name);
  };
  const key = (/** @type {any} */ member) => {
    if (!member.computed) keys.add(member.key.start);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    MemberExpression({ computed, property }) {
      if (!computed) keys.add(property.start);
    },
    Property(/** @type {any} */ property) {
      key(property);
      if (property.shorthand) shorthands.add(property.key.start);
      if (property.shorthand && property.value.type === 'AssignmentPattern') declare(property.value.left);
    },
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
    JSXAttribute: ({ name }) => keys.add(name.start),
    TSQualifiedName: ({ right }) => keys.add(right.start),
    Identifier: (node) => uses.push(node),
    JSXIdentifier: (node) => uses.push(node),
  }).visit(program);
  return { declared, keys, shorthands, uses };
}

/**
 * Renames options in object literals inside calls of imported functions, and reports members that may be such options.
 * @param {any} context
 */
function renameOptions({ program, code, imported, note }) {
  let depth = 0;
  const isImportedCall = (/** @type {any} */ { callee }) => callee.type === 'Identifier' && imported.has(callee.name);
  new Visitor({
    CallExpression(call) {
      if (isImportedCall(call)) depth += 1;
    },
    'CallExpression:exit'(call) {
      if (isImportedCall(call)) depth -= 1;
    },
    Property(property) {
      if (depth === 0 || property.computed) return;
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (name === 'set' && value.type === 'Literal' && value.value === 'server') {
        code.update(property.start, property.end, 'readOnly: true');
        return;
      }
      if (name === 'engines' && value.type === 'ObjectExpression') renewRanges(value, code);
      const renamed = Object.hasOwn(options, name) ? options[name] : undefined;
      if (renamed === undefined) return;
      if (property.shorthand) code.update(property.start, property.end, `${renamed}: ${name}`);
      else code.update(key.start, key.end, renamed);
    },
    MemberExpression({ computed, property }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      if (Object.hasOwn(members, name)) note(property.start, `if .${name} is of the API, it is .${members[name]} now`);
      if (Object.hasOwn(options, name))
        note(property.start, `if .${name} is an option of a definition, it is .${options[name]} now`);
    },
  }).visit(program);
}

/**
 * Raises the ranges of version 1 in `engines`.
 * @param {any} engines
 * @param {MagicString} code
 */
function renewRanges({ properties }, code) {
  for (const { value } of properties) {
    if (value?.type === 'Literal' && /^\^1\./.test(String(value.value)))
      code.update(value.start + 1, value.end - 1, API_RANGE);
  }
}
