import { parseSync } from 'vite';

/**
 * Returns the places of a file where a regular expression is built from something other than a literal: `new RegExp(text)`,
 * `RegExp(text)`, and `match`, `matchAll` of a text, which compile their argument.
 * @returns the code of each place
 */
export function findMadeExpressions(path: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(path, source).program, (node) => {
    const [first] = argumentsOf(node);
    if (first === undefined) return;
    const makes = isRegExp(node.callee) ? !isText(first) : takesExpression(node.callee) && isWrittenText(first);
    if (makes) found.push(source.slice(Number(node.start), Number(node.end)));
  });
  return found;
}

function argumentsOf(node: Node): unknown[] {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  return isCall && Array.isArray(node.arguments) ? node.arguments : [];
}

function isRegExp(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'RegExp';
  return callee.type === 'MemberExpression' && isNode(callee.property) && callee.property.name === 'RegExp';
}

function takesExpression(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return false;
  return ['match', 'matchAll'].includes(String(callee.property.name));
}

/** A text whose parts are all literals. */
function isText(argument: unknown): boolean {
  return isNode(argument) && argument.type === 'Literal' && typeof argument.value === 'string';
}

/** A template, or a concatenation. */
function isWrittenText(argument: unknown): boolean {
  return isNode(argument) && ['TemplateLiteral', 'BinaryExpression'].includes(argument.type);
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}
