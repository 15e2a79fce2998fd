import { addDays } from '../../../contract/moment';
import { type Night, type StoredNight, TREND_NIGHTS, type TrendNight } from '../../../contract/report/sleepReads';
import type { Queries, Row } from '../../db';
import { drawnNight } from '../../demo/reports/drawnNight';
import type { Handler } from '../../operations/extension';
import { hiddenFields, parsedColumn } from './hiddenFields';

/** `selectNight`: the night minute by minute, and how it stands among the nights before. */
export const selectNight: Handler = async (call, { database }) => {
  const row = await hiddenFields(database.read, call, ['night', 'demoSignal', 'deviceUserId', 'nightDate']);
  // Only the server writes it.
  const stored = (parsedColumn(row.night) as StoredNight | null) ?? drawnNight(parsedColumn(row.demoSignal));
  const data: Night = { ...stored, trend: await trendOf(database.read, row) };
  return { data, message: 'okRead' };
};

async function trendOf(queries: Queries, { deviceUserId, nightDate }: Row): Promise<TrendNight[]> {
  const rows = await queries
    .selectFrom('sleep')
    .select(['id', 'nightDate', 'score', 'tst', 'se'])
    .where('deviceUserId', '=', deviceUserId)
    .where('nightDate', '>', addDays(String(nightDate), -TREND_NIGHTS))
    .where('nightDate', '<=', nightDate)
    .where('status', '!=', 'invalid')
    .where('deleted', '=', 0)
    .orderBy('nightDate')
    .limit(TREND_NIGHTS * 2)
    .execute();
  return rows.map(({ id, nightDate: date, score, tst, se }) => ({
    id: Number(id),
    date: String(date),
    score: numberOf(score),
    tst: numberOf(tst),
    se: numberOf(se),
  }));
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
