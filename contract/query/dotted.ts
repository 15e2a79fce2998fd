/** Segments of a key that open a level; what follows stays in the last one, so no key can nest without end. */
const MAX_DEPTH = 8;

/**
 * Writes nested values as pairs for a query string or an urlencoded body: `{ range: { from: 1 } }` becomes `range.from=1`.
 * A list of plain values repeats its key, a list of objects numbers its items (`contacts.0.phone`).
 * `null` and what is empty become an empty text; `undefined` is left out.
 */
export function toDotted(value: unknown): [string, string][] {
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => pairs(key, item)) : [];
}

function pairs(key: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (!isObject(value)) return [[key, value === null ? '' : String(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[key, '']];
  const repeated = Array.isArray(value) && !value.some(isObject);
  return entries.flatMap(([name, item]) => pairs(repeated ? key : `${key}.${name}`, item));
}

/**
 * Reads pairs back into nested values; all of them are texts, and a key that occurs once is no list
 * ({@link coerceFields} knows which field is one). A key that has both a value and parts (`age=70`, `age.from=60`)
 * keeps its parts under their dotted names.
 */
export function fromDotted(entries: Iterable<readonly [string, string]>): Record<string, unknown> {
  const root = newNode();
  for (const [key, value] of entries) {
    let node = root;
    for (const segment of segments(key)) {
      let child = node.children.get(segment);
      if (!child) {
        child = newNode();
        node.children.set(segment, child);
      }
      node = child;
    }
    node.values.push(value);
  }
  return objectOf(root);
}

interface Node {
  values: string[];
  children: Map<string, Node>;
}

const newNode = (): Node => ({ values: [], children: new Map() });

function segments(key: string): string[] {
  const all = key.split('.');
  return all.length <= MAX_DEPTH ? all : [...all.slice(0, MAX_DEPTH - 1), all.slice(MAX_DEPTH - 1).join('.')];
}

/** `Object.fromEntries` makes own properties of every name, so `__proto__` is a key like any other. */
function objectOf(node: Node): Record<string, unknown> {
  return Object.fromEntries([...node.children].flatMap(([key, child]) => properties(key, child)));
}

function properties(key: string, node: Node): [string, unknown][] {
  const value = node.values.length > 1 ? node.values : node.values[0];
  if (node.children.size === 0) return [[key, value]];
  if (value === undefined) return [[key, listOf(node) ?? objectOf(node)]];
  return [
    [key, value],
    ...Object.entries(objectOf(node)).map(([name, part]): [string, unknown] => [`${key}.${name}`, part]),
  ];
}

/** The items of a node whose parts are numbered from 0 without a gap. */
function listOf(node: Node): unknown[] | undefined {
  const items: unknown[] = [];
  for (let index = 0; index < node.children.size; index += 1) {
    const child = node.children.get(String(index));
    const item = child ? properties('', child) : [];
    if (item.length !== 1) return undefined;
    items.push(item[0]?.[1]);
  }
  return items;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
