import type { Identifier } from 'ra-core';
import type { Envelope } from '../../contract/envelope';
import type { WriteReport } from './CareBackend';
import { type RecordRefusal, toHttpError, toPartialError } from './rejection';

/**
 * Parses the response of `deleteByIds` and `updateByIds`: `{ done, failed: [{ id, message }] }`. If a back end returns
 * something else, all records count as done, because the status was 8000.
 */
export function toWriteReport(data: unknown, asked: readonly Identifier[]): WriteReport {
  const refusals = failedOf(data);
  const refused = new Set(refusals.map(({ id }) => String(id)));
  return { done: asked.filter((id) => !refused.has(String(id))), refusals };
}

/** Returns the error of a bulk call that was refused as a whole, with a reason for each record if none could be written. */
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
