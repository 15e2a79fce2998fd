import { type Parsed, parseFailure } from '../problems';

/** Maximum nesting depth of a key. The rest of the key stays in its last segment, so that no key can nest endlessly. */
const MAX_DEPTH = 8;
/** Maximum number of pairs of a query string or an urlencoded body, and maximum length of a key. */
const PAIRS_MAX = 2_000;
const KEY_LENGTH_MAX = 200;

/**
 * Flattens nested values to pairs for a query string or an urlencoded body: `{ range: { from: 1 } }` becomes
 * `range.from=1`. A list of plain values repeats its key, a list of objects numbers its items (`contacts.0.phone`).
 * `null` and empty values become an empty text; `undefined` is omitted.
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
 * Like {@link fromDotted}, for untrusted input: a query string or an urlencoded body. Refuses more pairs than any call
 * needs.
 */
export function parseDotted(text: string): Parsed<Record<string, unknown>> {
  // Count before allocating anything for them.
  if (countPairs(text) > PAIRS_MAX) return parseFailure('', 'tooManyParameters', { max: PAIRS_MAX });
  const entries = [...new URLSearchParams(text)];
  if (entries.some(([key]) => key.length > KEY_LENGTH_MAX)) return parseFailure('', 'unknownOperationKey');
  return { ok: true, values: fromDotted(entries) };
}

function countPairs(text: string): number {
  let count = 1;
  for (let at = text.indexOf('&'); at >= 0 && count <= PAIRS_MAX; at = text.indexOf('&', at + 1)) count += 1;
  return count;
}

/**
 * Parses pairs into nested values. All values are texts, and a key that occurs once is not a list ({@link coerceFields}
 * knows which fields are lists). A key that has both a value and parts (`age=70`, `age.from=60`) keeps its parts under
 * their dotted names.
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
  // `Object.fromEntries` creates own properties for every name, so `__proto__` is a key like any other.
  return Object.fromEntries(partsOf(root));
}

interface Node {
  values: string[];
  children: Map<string, Node>;
}

const newNode = (): Node => ({ values: [], children: new Map() });

function segments(key: string): string[] {
  const all = key.split('.', MAX_DEPTH);
  if (all.length < MAX_DEPTH) return all;
  const opening = all.slice(0, MAX_DEPTH - 1);
  return [...opening, key.slice(opening.join('.').length + 1)];
}

type Property = readonly [name: string, value: unknown];

/** Returns the properties of a node's children; visits each node once. */
function partsOf(node: Node): Property[] {
  return [...node.children].flatMap(([key, child]) => properties(key, child));
}

function properties(key: string, node: Node): Property[] {
  const value = node.values.length > 1 ? node.values : node.values[0];
  if (node.children.size === 0) return [[key, value]];
  const parts = partsOf(node);
  if (value === undefined) return [[key, itemsOf(node, parts) ?? Object.fromEntries(parts)]];
  return [[key, value], ...parts.map(([name, part]): Property => [`${key}.${name}`, part])];
}

/** Returns the items of a node whose keys count up from 0 without a gap. */
function itemsOf({ children }: Node, parts: readonly Property[]): unknown[] | undefined {
  if (parts.length !== children.size) return undefined;
  const items = new Map(parts);
  const list: unknown[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    if (!items.has(String(index))) return undefined;
    list.push(items.get(String(index)));
  }
  return list;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
