import type { Envelope } from '../../../contract/calls/envelope';
import type { ReferenceName } from '../../../contract/query/listDetail';
import { isRecord } from '../../../contract/values/isRecord';

/** Returns counts, reference names and trend of a list response; skips invalid ones. */
export function parseListMetadata({
  counts,
  references,
  trend,
}: Record<string, unknown>): Pick<Envelope, 'counts' | 'references' | 'trend'> {
  return {
    ...(isRecord(counts) && { counts: filterValid(counts, isNumber) }),
    ...(isRecord(references) && { references: filterValid(references, isNames) }),
    ...(Array.isArray(trend) && trend.every(isNumber) && { trend }),
  };
}

function filterValid<T>(values: Record<string, unknown>, isValid: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => isValid(entry[1])));
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isNames(value: unknown): value is ReferenceName[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'number');
}
