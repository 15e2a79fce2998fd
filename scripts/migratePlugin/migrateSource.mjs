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
  /** Local names of imports that change, by their old name. */
  const locals = new Map();
  /** Local names of everything imported from the console's packages. */
  const imported = new Set();
  for (const statement of program.body) {
    if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Literal') {
      const target = modules[statement.id.value];
      if (target !== undefined) code.update(statement.id.start + 1, statement.id.end - 1, target);
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const from = statement.source.value;
    if (!from.startsWith('@console/')) continue;
    const target = modules[from];
    if (target !== undefined) code.update(statement.source.start + 1, statement.source.end - 1, target);
    const names = packages[packageOf(from)] ?? {};
    for (const specifier of statement.specifiers) {
      imported.add(specifier.local.name);
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
      if (removed[packageOf(from)]?.includes(specifier.imported.name))
        note(specifier.start, `${specifier.imported.name} is no part of the public API any more`);
      const renamed = names[specifier.imported.name];
      if (renamed === undefined) continue;
      code.update(specifier.imported.start, specifier.imported.end, renamed);
      if (specifier.local.start === specifier.imported.start) locals.set(specifier.local.name, renamed);
    }
  }
  renameReferences({ program, code, locals, note });
  renameOptions({ program, code, imported, note });
  return { code: code.toString(), notes };
}

/** @param {string} from */
const packageOf = (from) => from.split('/').slice(0, 2).join('/');

/**
 * Renames the uses of imports. A name that the file declares again elsewhere keeps its old name as an alias.
 * @param {any} context
 */
function renameReferences({ program, code, locals, note }) {
  if (locals.size === 0) return;
  const declared = new Set();
  const shorthands = new Map();
  const keys = new Set();
  /** @type {any[]} */
  const uses = [];
  const declare = (/** @type {any} */ pattern) => {
    if (pattern?.type === 'Identifier' && locals.has(pattern.name)) declared.add(pattern.name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    MemberExpression({ computed, property }) {
      if (!computed) keys.add(property);
    },
    Property(/** @type {any} */ property) {
      if (property.shorthand) shorthands.set(property.value, property.key);
      if (!property.computed) keys.add(property.key);
      if (property.shorthand && property.value.type === 'AssignmentPattern') declare(property.value.left);
    },
    Identifier: (node) => uses.push(node),
    JSXIdentifier: (node) => uses.push(node),
  }).visit(program);
  const imports = program.body.filter((/** @type {any} */ { type }) => type === 'ImportDeclaration');
  const done = new Set();
  for (const node of uses) {
    const renamed = locals.get(node.name);
    if (renamed === undefined || done.has(node.start)) continue;
    if (imports.some((/** @type {any} */ { start, end }) => node.start >= start && node.end <= end)) continue;
    if (declared.has(node.name)) {
      note(node.start, `${node.name} is ${renamed} now, and this file declares ${node.name} too`);
      continue;
    }
    const isShorthand = shorthands.has(node) || [...shorthands.values()].includes(node);
    if (keys.has(node) && !isShorthand) continue;
    done.add(node.start);
    code.update(node.start, node.end, isShorthand ? `${node.name}: ${renamed}` : renamed);
  }
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
