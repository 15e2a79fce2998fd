import type { Field, Fields } from '../fields';

/** A human-readable number such as `A0000007`. The server generates it from the id of a new record. */
export interface Sequence {
  /** The text before the digits; a function if it depends on the record. */
  prefix: string | ((record: Readonly<Record<string, unknown>>) => string);
  /** Pads the id with zeros to this many digits. */
  digits: number;
  /** Keeps only the last digits of the id, for prefixes under which they never repeat. */
  wraps?: boolean;
}

/** Returns the numbers of a new record, by field. */
export function sequenceNumbers(
  { fields }: { fields: Fields },
  record: Readonly<Record<string, unknown>>,
  id: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const sequence = sequenceOf(field);
      return sequence ? [[name, sequenceNumber(sequence, record, id)]] : [];
    }),
  );
}

function sequenceOf(field: Field): Sequence | undefined {
  return field.kind === 'text' ? field.sequence : undefined;
}

function sequenceNumber(
  { prefix, digits, wraps }: Sequence,
  record: Readonly<Record<string, unknown>>,
  id: number,
): string {
  const start = typeof prefix === 'function' ? prefix(record) : prefix;
  return `${start}${String(wraps ? id % 10 ** digits : id).padStart(digits, '0')}`;
}
