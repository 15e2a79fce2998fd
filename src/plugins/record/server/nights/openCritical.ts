import { recordCodec, type WriteTransaction } from '../../../../../server/plugin-api';
import { wearerAlert } from '../../entities/wearerAlert';

/** Whether a critical finding of a wearer from a stretch of time stands open; that nobody has looked at a report is none. */
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
  // Moments are all written alike, so that their texts compare as they do.
  return (Array.isArray(findings) ? findings : []).some(
    (finding) =>
      finding.level === 'critical' &&
      finding.code !== 'reviewOverdue' &&
      finding.fromTime <= toTime &&
      finding.toTime >= fromTime,
  );
}
