import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from 'es-toolkit/function';
import { parseSync } from 'vite';

/** An export of a module: its documentation, and its declaration without the body. */
export interface Exported {
  name: string;
  /** Text of its doc comment; empty if there is none. */
  doc: string;
  declaration: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Returns the exports of a module, sorted by name and resolved to their declarations.
 *
 * @throws Error if a name has no declaration
 */
export function exportsOf(file: string): Exported[] {
  return parsed(file)
    .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? reexportedNames(node) : []))
    .map(({ own, source }) => findExport(own, source === undefined ? file : resolve(source, file)))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the page of a plugin package as Markdown. */
export function apiPage(title: string, intro: string, exported: readonly Exported[]): string {
  const parts = exported.map(
    ({ name, doc, declaration }) => `## ${name}\n\n${doc}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`,
  );
  return [`# ${title}`, intro, ...parts].join('\n\n');
}

/** Parses each file once, since many of its names are requested. */
const parsed = memoize((file: string) => {
  const source = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const statements: readonly unknown[] = program.body;
  return { source, comments, body: statements.filter(isNode) };
});

/** Returns the re-exports or imports of a node: the local name, the original name, and its source. */
function reexportedNames({ specifiers, source }: Node): { name: string; own: string; source?: string }[] {
  if (!Array.isArray(specifiers)) return [];
  const from = isNode(source) ? { source: String(source.value) } : {};
  return specifiers
    .filter(isNode)
    .map((node) =>
      node.type === 'ImportSpecifier'
        ? { name: nameOf(node.local), own: nameOf(node.imported), ...from }
        : { name: nameOf(node.exported), own: nameOf(node.local), ...from },
    );
}

const nameOf = (identifier: unknown): string => (isNode(identifier) ? String(identifier.name) : '');

function findExport(name: string, file: string): Exported {
  const { source, comments, body } = parsed(file);
  for (const node of body) {
    const declaration = isNode(node.declaration) ? node.declaration : node;
    if (namesIn(declaration).includes(name)) {
      const comment = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
      return { name, doc: textOf(comment?.value ?? ''), declaration: headOf(declaration, source) };
    }
    const reexport = reexportedNames(node).find((each) => each.name === name && each.source !== undefined);
    if (reexport?.source !== undefined) return findExport(reexport.own, resolve(reexport.source, file));
  }
  throw new Error(`${file} does not declare ${name}`);
}

function namesIn(declaration: Node): string[] {
  const declared = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
  return declared.filter(isNode).map(({ id }) => nameOf(id));
}

/** Returns the source of a declaration without function bodies. */
function headOf(declaration: Node, source: string): string {
  let text = '';
  let from = declaration.start;
  for (const { body, replacement } of bodiesIn(declaration)) {
    text += source.slice(from, body.start).trimEnd() + replacement;
    from = body.end;
  }
  return text + source.slice(from, declaration.end);
}

/** Returns function bodies in source order, and their replacements. */
function bodiesIn(value: unknown): { body: Node; replacement: string }[] {
  if (Array.isArray(value)) return value.flatMap(bodiesIn);
  if (!isNode(value)) return [];
  if (/Function/.test(value.type) && isNode(value.body)) {
    return [{ body: value.body, replacement: value.type === 'ArrowFunctionExpression' ? ' …' : ';' }];
  }
  return Object.values(value)
    .flatMap(bodiesIn)
    .sort((one, other) => one.body.start - other.body.start);
}

/** Converts a comment to Markdown: removes asterisks, and formats parameters as a list and links as code. */
function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/^@param (\w+)/gm, '- `$1`:')
    .replace(/^@(\w+)/gm, '- $1:')
    .trim();
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function resolve(source: string, from: string): string {
  const base = join(dirname(from), source);
  const found = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
  if (!found) throw new Error(`${from} names ${source}, which is not there`);
  return found;
}
