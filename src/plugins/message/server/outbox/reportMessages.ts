import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Queries,
  type RowOf,
  rejection,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { ATTEMPTS_MAX } from '../../entities/outbox';

/** Initial delay after a failure; it doubles with each attempt. */
const RETRY_MS = 2 * MINUTE_MS;

/** The result of delivering a message. */
export interface MessageReport {
  id: number;
  event: 'sent' | 'failed' | 'read' | 'confirmed';
  failure: string | null;
  /** Retrying would not help. */
  isFinal?: boolean;
}

interface ReportOptions {
  transaction: WriteTransaction;
  /** The queries, limited to the data scope of the caller. */
  scopedQueries: Queries;
  reports: readonly MessageReport[];
  now: number;
}

/** Stores the results of deliveries and counts them in their notices. Idempotent: repeated reports count once. */
export async function reportMessages({ transaction, scopedQueries, reports, now }: ReportOptions): Promise<void> {
  const counts = new Map<number, NoticeCounts>();
  for (const report of reports) {
    const row = await scopedQueries.selectFrom('outbox').selectAll().where('id', '=', report.id).executeTakeFirst();
    if (!row) throw rejection('notFound');
    const set = reportedChanges(row, report, now);
    if (Object.keys(set).length === 0) continue;
    await transaction
      .updateTable('outbox')
      .set({ ...set, updateTime: now })
      .where('id', '=', report.id)
      .execute();
    if (row.noticeId === null) continue;
    const count = counts.get(row.noticeId) ?? { sent: 0, read: 0, confirmed: 0 };
    if ('sentTime' in set) count.sent += 1;
    if ('readTime' in set) count.read += 1;
    if ('confirmTime' in set) count.confirmed += 1;
    counts.set(row.noticeId, count);
  }
  for (const [noticeId, count] of counts) {
    await transaction
      .updateTable('notice')
      .set({
        sentCount: sql`"sentCount" + ${count.sent}`,
        readCount: sql`"readCount" + ${count.read}`,
        confirmCount: sql`"confirmCount" + ${count.confirmed}`,
      })
      .where('id', '=', noticeId)
      .execute();
  }
  await bumpVersions(transaction, ['outbox', 'notice']);
}

interface NoticeCounts {
  sent: number;
  read: number;
  confirmed: number;
}

/** A read message counts as delivered too, and a confirmed one as read. */
function reportedChanges(
  row: RowOf<'outbox'>,
  { event, failure, isFinal }: MessageReport,
  now: number,
): Partial<RowOf<'outbox'>> {
  if (event === 'failed') {
    if (row.status !== 'sending') return {};
    const { attempts } = row;
    return isFinal || attempts >= ATTEMPTS_MAX
      ? { status: 'failed', leaseEnd: null, failure }
      : { status: 'queued', leaseEnd: null, failure, dueTime: now + RETRY_MS * 2 ** (attempts - 1) };
  }
  const isSent = row.status === 'queued' || row.status === 'sending' || row.status === 'failed';
  return {
    ...(isSent && { status: 'sent', leaseEnd: null, failure: null }),
    ...(row.sentTime === null && { sentTime: now }),
    ...(event !== 'sent' && row.readTime === null && { readTime: now }),
    ...(event === 'confirmed' && row.confirmTime === null && { confirmTime: now }),
  };
}
