import { sql } from 'kysely';
import type { DeletionFacts } from '../../../contract/deletion';
import { dayAt, toIsoMoment } from '../../../contract/moment';
import { parseListQuery } from '../../../contract/query/query';
import { requireValid } from '../../call/input';
import { type ListReadRequest, planList, readPage } from '../../db/list';
import { recordCodec } from '../../db/rows/recordCodec';
import type { Handler } from '../extension';
import { presentTuples } from './presentRecords';
import { LIST_VIEWER } from './selectPage';

/**
 * `selectDeleted`: returns one page of the deleted records that can be restored, like a list, with who has deleted each
 * and when. Without an order the last deleted comes first.
 */
export const selectDeleted: Handler = async (call, context) => {
  const { entity, params, locale } = call;
  const { database } = context;
  const now = context.now();
  const query = requireValid(parseListQuery(entity, params, LIST_VIEWER));
  const { listColumns } = recordCodec(entity, database.read);
  const request: ListReadRequest = {
    queries: database.read,
    entity,
    query,
    today: dayAt(now),
    deletedAt: now,
    columns: [...listColumns, 'deleteTime', 'deleteBy'],
    ...(params.sort === undefined && { orderBy: [sql`"deleteTime" desc`, sql`"id" desc`] }),
  };
  const { rowArrays, count } = await readPage(database, planList(request));
  const facts = rowArrays.map((tuple): DeletionFacts => {
    const [deleteTime, deleteBy] = tuple.slice(listColumns.length);
    return { deleteTime: toIsoMoment(Number(deleteTime)), deleteBy: String(deleteBy) };
  });
  const records = await presentTuples(rowArrays, { context, entity, queries: database.read, locale });
  const data = records.map((record, index) => ({ ...record, ...facts[index] }));
  return { data, dataCount: count, message: 'okRead' };
};
