import type { Envelope } from '../../../contract/envelope';
import { isRecord } from '../../../contract/isRecord';
import type { ReferenceName } from '../../../contract/listDetail';

/** Returns counts, reference names and trend of a list response; skips invalid ones. */
export function listParts({
  counts,
  references,
  trend,
}: Record<string, unknown>): Pick<Envelope, 'counts' | 'references' | 'trend'> {
  return {
    ...(isRecord(counts) && { counts: onlyOf(counts, isNumber) }),
    ...(isRecord(references) && { references: onlyOf(references, isNames) }),
    ...(Array.isArray(trend) && trend.every(isNumber) && { trend }),
  };
}

function onlyOf<T>(values: Record<string, unknown>, isMeant: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => isMeant(entry[1])));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isNames(value: unknown): value is ReferenceName[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'number');
}
