import type { Envelope } from '../../../contract/calls/envelope';
import { bulkReport } from './bulkReport';
import type { Call, Notice } from './Call';
import type { Translate } from './failureMessage';

/**
 * Returns the toast of a bulk call that changed only some of its records, or none; `undefined` for every other call. A back
 * end can report such a result with the status of success.
 */
export function bulkNotice(
  { params }: Pick<Call, 'params'>,
  { data, message }: Envelope,
  translate: Translate,
): Notice | undefined {
  const report = bulkReport(data);
  if (!report) return undefined;
  if (!report.done) return report.failed.length > 0 ? { type: 'warning', message } : undefined;
  const done = report.done.length;
  const requestedCount = Array.isArray(params?.ids)
    ? new Set(params.ids.map(String)).size
    : done + report.failed.length;
  const failed = Math.max(requestedCount - done, report.failed.length);
  if (done === 0) return { type: 'warning', message: translate('problems.nothingDone', { failed }) };
  return failed > 0 ? { type: 'warning', message: translate('problems.partlyDone', { done, failed }) } : undefined;
}
