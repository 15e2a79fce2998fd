import type { Identifier } from 'ra-core';
import type { Envelope } from '../../contract/envelope';
import type { WriteReport } from './CareBackend';
import { type RecordRefusal, toHttpError, toPartialError } from './rejection';

/**
 * Reads the answer of `deleteByIds` and `updateByIds`: `{ done, failed: [{ id, message }] }`. A back end that answers
 * something else has done them all, since it said 8000.
 */
export function toWriteReport(data: unknown, asked: readonly Identifier[]): WriteReport {
  const refusals = failedOf(data);
  const refused = new Set(refusals.map(({ id }) => String(id)));
  return { done: asked.filter((id) => !refused.has(String(id))), refusals };
}

/** The error of a bulk call that is refused as a whole, with a reason for each record when none of them could be written. */
export function toBulkError(body: Envelope): Error {
  const refusals = failedOf(body.data);
  return refusals.length === 0 ? toHttpError(body) : toPartialError({ text: body.message, done: [], refusals });
}

function failedOf(data: unknown): RecordRefusal[] {
  if (typeof data !== 'object' || data === null || !('failed' in data) || !Array.isArray(data.failed)) return [];
  return data.failed.filter(isRefusal);
}

function isRefusal(value: unknown): value is RecordRefusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
