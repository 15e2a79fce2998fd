import type { WriteTransaction } from '../../../../../server/plugin-api';
import { recordCodec } from '../../../../../server/plugin-api/builtin';
import { wearerAlert } from '../../entities/alerts/wearerAlert';

/** Whether a wearer has an open critical finding in a time range. An unread report does not count. */
export async function openCriticalWithin(
  transaction: WriteTransaction,
  deviceUserId: number,
  { fromTime, toTime }: { fromTime: string; toTime: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('wearerAlert')
    .select(['id', 'findings'])
    .where('deviceUserId', '=', deviceUserId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  const findings = row ? recordCodec(wearerAlert).decodeFields(row, ['findings']).findings : null;
  // All times have the same format, so they can be compared as text.
  return (Array.isArray(findings) ? findings : []).some(
    (finding) =>
      finding.level === 'critical' &&
      finding.code !== 'reviewOverdue' &&
      finding.fromTime <= toTime &&
      finding.toTime >= fromTime,
  );
}
