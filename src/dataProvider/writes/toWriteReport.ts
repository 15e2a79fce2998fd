import type { Identifier } from 'ra-core';
import type { Envelope } from '../../../contract/calls/envelope';
import { bulkReport } from '../../core/http/bulkReport';
import type { WriteReport } from '../backends/CareBackend';
import { toHttpError, toPartialError } from '../rejection';

/**
 * Parses the response of `deleteByIds` and `updateByIds`: `{ done, failed: [{ id, message }] }`. A record in neither list
 * counts as refused without a reason. If a back end returns something else, all records count as done, because the status
 * was 8000.
 */
export function toWriteReport(data: unknown, requestedIds: readonly Identifier[]): WriteReport {
  const report = bulkReport(data);
  if (!report) return { done: requestedIds, refusals: [] };
  const refused = new Set(report.failed.map(({ id }) => String(id)));
  const changed = report.done && new Set(report.done.map(String));
  const done = requestedIds.filter((id) => !refused.has(String(id)) && (!changed || changed.has(String(id))));
  const reportedIds = new Set([...done.map(String), ...refused]);
  const unreported = requestedIds.filter((id) => !reportedIds.has(String(id))).map((id) => ({ id, message: '' }));
  return { done, refusals: [...report.failed, ...unreported] };
}

/** Returns the error of a bulk call that was refused as a whole, with a reason for each record if none could be written. */
export function toBulkError(body: Envelope): Error {
  const refusals = bulkReport(body.data)?.failed ?? [];
  return refusals.length === 0 ? toHttpError(body) : toPartialError({ text: body.message, done: [], refusals });
}
