import { dayStart } from '../../../../../contract/moment';
import { lockRows, type WriteTransaction } from '../../../../../server/plugin-api';
import { groupedBy, sqlDialectOf } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { reportKinds } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { DeviceDay } from '../days/dayQueries';

/** States of reports that nobody has worked on, or that are invalid. */
const UNREVIEWED_STATUSES: readonly unknown[] = ['generated', 'invalid'];

interface Report {
  deviceId: number;
  from: number;
  to: number;
}

/**
 * Returns which of some days have a report that an administrator has worked on. Locks these reports until the transaction
 * ends.
 */
export async function daysUsedByReports<D extends DeviceDay>(
  transaction: WriteTransaction,
  { kind, days }: { kind: RecordKind; days: readonly D[] },
): Promise<ReadonlySet<D>> {
  const { startSec, spanSec } = records[kind].layout;
  const spanOf = ({ date }: DeviceDay) => {
    const from = dayStart(date) + startSec * 1_000;
    return { from, to: from + spanSec * 1_000 };
  };
  const spans = days.map(spanOf);
  const bounds = {
    deviceIds: [...new Set(days.map(({ deviceId }) => deviceId))],
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  const reports: Report[] = [];
  for (const table of reportKinds) reports.push(...(await readReports(transaction, { table, ...bounds })));
  const byDevice = groupedBy(reports, ({ deviceId }) => deviceId);
  return new Set(
    days.filter((day) => {
      const { from, to } = spanOf(day);
      return byDevice.get(day.deviceId)?.some((report) => report.from < to && report.to > from) === true;
    }),
  );
}

interface ReportQuery {
  table: (typeof reportKinds)[number];
  deviceIds: readonly number[];
  from: number;
  to: number;
}

async function readReports(transaction: WriteTransaction, query: ReportQuery): Promise<Report[]> {
  const { table, deviceIds, from, to } = query;
  const overlapping = transaction
    .selectFrom(table)
    .select(['id', 'deviceId', 'periodStart', 'periodEnd', 'status'])
    .where('deviceId', 'in', [...deviceIds])
    .where('deleted', '=', 0)
    .where('periodStart', '<', to)
    .where('periodEnd', '>', from);
  const found = await overlapping.execute();
  if (found.length === 0) return [];
  await lockRows(transaction, {
    table,
    ids: found.map(({ id }) => id),
    mode: 'share',
  });
  // An administrator may have started to work on a report before the lock was acquired.
  const rows = sqlDialectOf(transaction) === 'postgres' ? await overlapping.execute() : found;
  return rows
    .filter(({ status }) => !UNREVIEWED_STATUSES.includes(status))
    .map(({ deviceId, periodStart, periodEnd }) => ({
      deviceId: deviceId,
      from: periodStart,
      to: periodEnd,
    }));
}
