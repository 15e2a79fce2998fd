import type { Field, Fields } from './fields';

/** A number that people write on paper, such as `A0000007`: the server makes it from the id of a new record. */
export interface Sequence {
  /** What stands before the digits, where it depends on the record a function of it. */
  prefix: string | ((record: Readonly<Record<string, unknown>>) => string);
  /** The id is filled up with zeros to as many digits. */
  digits: number;
  /** Only the last digits of the id, for prefixes under which they never come twice. */
  wraps?: boolean;
}

/** The numbers of a new record by field. */
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
