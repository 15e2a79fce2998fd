import type { SqlDialect, Tuple } from '../database';

/** Maximum parameters per statement; SQLite allows 32,766. */
const PARAMETERS_MAX = 4_000;

export interface RowValues {
  dialect: SqlDialect;
  /** Values per row. */
  width: number;
  rows: readonly Tuple[];
}

/** Some of the rows: the text after `values` in a statement, and its parameters. */
export interface ValuesClause {
  values: string;
  parameters: unknown[];
}

/** Splits rows so that each part fits into one statement. */
export function* valuesClauses({ dialect, width, rows }: RowValues): Generator<ValuesClause> {
  const size = Math.max(1, Math.floor(PARAMETERS_MAX / Math.max(1, width)));
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    yield { values: placeholders(dialect, width, part.length), parameters: flattenRows(part) };
  }
}

/** Equivalent to `flat`, which takes five times as long. */
function flattenRows(rows: readonly Tuple[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) for (const value of row) values.push(value);
  return values;
}

const placeholderCache = new Map<string, string>();

/** Returns the placeholders of `count` rows. Cached, because building them costs more than writing the rows. */
function placeholders(dialect: SqlDialect, width: number, count: number): string {
  const key = `${dialect} ${width} ${count}`;
  let text = placeholderCache.get(key);
  if (text === undefined) {
    const rows = Array.from({ length: count }, (_row, row) =>
      Array.from({ length: width }, (_value, index) => (dialect === 'sqlite' ? '?' : `$${row * width + index + 1}`)),
    );
    text = rows.map((row) => `(${row.join(', ')})`).join(', ');
    placeholderCache.set(key, text);
  }
  return text;
}
