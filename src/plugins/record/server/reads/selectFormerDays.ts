import { toIsoMoment } from '../../../../../contract/moment';
import { fieldInput, findRecord, type Handler, type Queries, rejection } from '../../../../../server/plugin-api';
import { FORMER_DAYS_MAX, type FormerDay } from '../../entities/formerDay';
import { recordReads } from '../../entities/kinds/defineRecord';
import { kindOf } from './selectDay';

/**
 * `selectFormerDays`: earlier versions of a corrected day with time, reason and author, the newest first. Limited to the
 * current wearer of the day.
 * @throws {Rejection} `notFound` if the caller cannot see a record with that id
 */
export const selectFormerDays: Handler = async (call, { database }) => {
  const { id } = fieldInput(call, recordReads.selectFormerDays.input);
  const record = await findRecord(database.read, call.entity, id);
  if (!record) throw rejection('notFound');
  const { deviceUserId } = record;
  const rows = await database.unscoped.read
    .selectFrom('formerDay')
    .select(['recordVersion', 'time', 'reason', 'author', 'series', 'events'])
    .where('kind', '=', kindOf(call.entity.name))
    .where('recordId', '=', id)
    .where((day) =>
      typeof deviceUserId === 'number' ? day('deviceUserId', '=', deviceUserId) : day('deviceUserId', 'is', null),
    )
    .orderBy('recordVersion', 'desc')
    .limit(FORMER_DAYS_MAX)
    .execute();
  const authors = rows.map(({ author }) => parseAuthor(author));
  const names = await adminNames(
    database.unscoped.read,
    authors.flatMap(({ by, id: adminId }) => (by === 'admin' ? [adminId] : [])),
  );
  const data = rows.map(({ recordVersion, time, reason, author, series, events }): FormerDay => {
    const { by, id: authorId } = parseAuthor(author);
    return {
      id: recordVersion,
      time: toIsoMoment(time),
      reason,
      by,
      byName: by === 'admin' ? (names.get(authorId) ?? null) : null,
      series: series === null ? null : JSON.parse(series),
      events: events === null ? null : JSON.parse(events),
    };
  });
  return { data, dataCount: data.length, message: 'okRead' };
};

/** Parses an author, which is stored as `device:{id}`, `admin:{id}` or `system`. */
function parseAuthor(author: string): Pick<FormerDay, 'by' | 'id'> {
  const [kind, id] = author.split(':');
  const by = (['device', 'admin'] as const).find((known) => known === kind) ?? 'system';
  return { by, id: Number(id) };
}

async function adminNames(queries: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('admin')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
