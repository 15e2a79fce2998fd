import { parseSync } from 'vite';

/**
 * Returns every module a file refers to: static and dynamic imports, re-exports, type imports (`import type`, `import('…')`
 * in a type) and `import.meta.glob` patterns.
 *
 * @throws Error when the file does not parse, or an import's target is not a literal; only foreign code may be computed
 * (`@vite-ignore`)
 */
export function readImports(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: Import[] = [];
  visit(program, (node) => {
    for (const target of targetsOf(node)) {
      if (target === undefined && isForeign(node, source)) continue;
      if (target === undefined) throw new Error(`${path}: an import's target is computed, so nobody can check it`);
      found.push({ target, typeOnly: isTypeOnly(node), isLate: isLate(node) });
    }
  });
  return found;
}

/** One reference to another module; `typeOnly` when nothing of it is left at run time. */
export interface Import {
  target: string;
  typeOnly: boolean;
  /** Loaded on call (`import('…')`, `import.meta.glob`), not when the module is run. */
  isLate: boolean;
}

export interface Node {
  type: string;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}

function targetsOf(node: Node): (string | undefined)[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return [textOf(node.source)];
    case 'ExportNamedDeclaration':
      return node.source ? [textOf(node.source)] : [];
    case 'TSExternalModuleReference':
      return [textOf(node.expression)];
    case 'CallExpression':
      return isGlob(node.callee) && Array.isArray(node.arguments) ? globPatterns(node.arguments[0]) : [];
    default:
      return [];
  }
}

function isTypeOnly(node: Node): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
}

/** Foreign code, marked as such for the bundler too: no part of this repository. */
const isForeign = ({ type, start, end }: Node, source: string): boolean =>
  type === 'ImportExpression' && source.slice(Number(start), Number(end)).startsWith('import(/* @vite-ignore */');

const isLate = ({ type }: Node): boolean =>
  type === 'ImportExpression' || type === 'TSImportType' || type === 'CallExpression';

function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  // A type's target is a literal type around the literal.
  return value.type === 'TSLiteralType' ? textOf(value.literal) : undefined;
}

function isGlob(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name === 'glob';
}

function globPatterns(argument: unknown): (string | undefined)[] {
  if (isNode(argument) && argument.type === 'ArrayExpression' && Array.isArray(argument.elements)) {
    return argument.elements.map(textOf);
  }
  return [textOf(argument)];
}
