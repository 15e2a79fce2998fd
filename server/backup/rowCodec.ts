import type { Tuple } from '../db/database';
import type { TableShape } from './tableShape';

/** Numbers that JSON cannot represent. */
const SPECIAL_NUMBERS = new Map<string, number>([
  ['-0', -0],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/**
 * Serializes a row as one line of JSON, without any loss.
 * @throws {Error} for a value that cannot be represented exactly
 */
export function encodeRow({ name, columns }: TableShape, row: Tuple): string {
  const values = row.map((value, index) => {
    const isInteger = columns[index]?.type === 'integer' && Number.isInteger(value);
    if (isInteger && !Number.isSafeInteger(value)) {
      throw new Error(`the table ${name} holds a whole number that is too large to be kept exactly`);
    }
    return encodeValue(name, value);
  });
  return `${JSON.stringify(values)}\n`;
}

function encodeValue(table: string, value: unknown): unknown {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'number') throw new Error(`the table ${table} holds a value that is neither text nor number`);
  if (Number.isFinite(value) && !Object.is(value, -0)) return value;
  return { real: Object.is(value, -0) ? '-0' : String(value) };
}

/**
 * Parses a line of {@link encodeRow}.
 * @throws {Error} if it is invalid or has another number of values
 */
export function decodeRow(line: string, width: number): Tuple {
  const row: unknown = JSON.parse(line);
  if (!Array.isArray(row) || row.length !== width) throw new Error('a line is no row of its table');
  return row.map(decodeValue);
}

function decodeValue(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  const real = typeof value === 'object' && 'real' in value ? SPECIAL_NUMBERS.get(String(value.real)) : undefined;
  if (real === undefined) throw new Error('a line holds what no column can hold');
  return real;
}
