import type { Identifier } from 'ra-core';
import { bulkReport } from '../../contract/bulkReport';
import type { Envelope } from '../../contract/envelope';
import type { WriteReport } from './CareBackend';
import { toHttpError, toPartialError } from './rejection';

/**
 * Parses the response of `deleteByIds` and `updateByIds`: `{ done, failed: [{ id, message }] }`. A record in neither list
 * counts as refused without a reason. If a back end returns something else, all records count as done, because the status
 * was 8000.
 */
export function toWriteReport(data: unknown, asked: readonly Identifier[]): WriteReport {
  const report = bulkReport(data);
  if (!report) return { done: asked, refusals: [] };
  const refused = new Set(report.failed.map(({ id }) => String(id)));
  const changed = report.done && new Set(report.done.map(String));
  const done = asked.filter((id) => !refused.has(String(id)) && (!changed || changed.has(String(id))));
  const isKnown = new Set([...done.map(String), ...refused]);
  const silent = asked.filter((id) => !isKnown.has(String(id))).map((id) => ({ id, message: '' }));
  return { done, refusals: [...report.failed, ...silent] };
}

/** Returns the error of a bulk call that was refused as a whole, with a reason for each record if none could be written. */
export function toBulkError(body: Envelope): Error {
  const refusals = bulkReport(body.data)?.failed ?? [];
  return refusals.length === 0 ? toHttpError(body) : toPartialError({ text: body.message, done: [], refusals });
}
