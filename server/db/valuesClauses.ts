import type { DatabaseKind, Tuple } from './database';

/** Maximum parameters per statement; SQLite allows 32,766. */
const PARAMETERS_MAX = 4_000;

export interface RowValues {
  kind: DatabaseKind;
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
export function* valuesClauses({ kind, width, rows }: RowValues): Generator<ValuesClause> {
  const size = Math.max(1, Math.floor(PARAMETERS_MAX / Math.max(1, width)));
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    yield { values: marks(kind, width, part.length), parameters: joined(part) };
  }
}

/** Equivalent to `flat`, which takes five times as long. */
function joined(rows: readonly Tuple[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) for (const value of row) values.push(value);
  return values;
}

const texts = new Map<string, string>();

/** Returns the placeholders of `count` rows. Cached, because building them costs more than writing the rows. */
function marks(kind: DatabaseKind, width: number, count: number): string {
  const key = `${kind} ${width} ${count}`;
  let text = texts.get(key);
  if (text === undefined) {
    const rows = Array.from({ length: count }, (_row, row) =>
      Array.from({ length: width }, (_value, index) => (kind === 'sqlite' ? '?' : `$${row * width + index + 1}`)),
    );
    text = rows.map((row) => `(${row.join(', ')})`).join(', ');
    texts.set(key, text);
  }
  return text;
}
