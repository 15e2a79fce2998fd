import { addDays } from '../../../../../contract/moment';
import { firstPortResult, type Handler, idInput, type Queries } from '../../../../../server/plugin-api';
import { type Night, type StoredNight, TREND_NIGHTS, type TrendNight } from '../../entities/sleepReads';
import { generatedReports } from '../generatedReports';
import { hiddenFields, parsedColumn } from '../hiddenFields';

/** `selectNight`: the night minute by minute, and its trend over previous nights. */
export const selectNight: Handler = async (call, { database, ask }) => {
  const id = idInput(call);
  const row = await hiddenFields(database.read, { kind: 'sleep', id }, ['night', 'deviceUserId', 'nightDate']);
  // Only the server writes it.
  const stored =
    (parsedColumn(row.night) as StoredNight | null) ??
    (await firstPortResult(ask, generatedReports, (reports) => reports.nightOf(database.read, id)));
  const data: Night = { ...stored, trend: await trendOf(database.read, { ...row, id }) };
  return { data, message: 'okRead' };
};

async function trendOf(
  queries: Queries,
  { id: own, deviceUserId, nightDate }: { id: number; deviceUserId: number; nightDate: string },
): Promise<TrendNight[]> {
  const rows = await queries
    .selectFrom('sleep')
    .select(['id', 'nightDate', 'score', 'tst', 'se'])
    .where('deviceUserId', '=', deviceUserId)
    .where('nightDate', '>', addDays(nightDate, -TREND_NIGHTS))
    .where('nightDate', '<=', nightDate)
    .where('status', '!=', 'invalid')
    .where('deleted', '=', 0)
    .orderBy('nightDate')
    .orderBy('id')
    .execute();
  // Shows the newest version of each night, but the requested version of the requested night.
  const shown = rows.filter(
    ({ id, nightDate: date }) =>
      id === (date === nightDate ? own : rows.findLast((other) => other.nightDate === date)?.id),
  );
  return shown.map(({ id, nightDate: date, score, tst, se }) => ({
    id,
    date,
    score,
    tst,
    se,
  }));
}
