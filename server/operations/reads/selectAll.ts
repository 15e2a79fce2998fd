import { chunk } from 'es-toolkit/array/chunk';
import { dayAt } from '../../../contract/moment';
import { parseListQuery } from '../../../contract/query/query';
import type { Call } from '../../call/call';
import { Rejection } from '../../call/failures';
import { requireValid } from '../../call/input';
import { allIdsStatement } from '../../db/list';
import type { WireRecord } from '../../db/rows/recordCodec';
import { findRecords } from '../../db/rows/repository';
import type { Context } from '../context';
import type { Handler } from '../extension';
import { presentRecords } from './presentRecords';
import { LIST_VIEWER } from './selectPage';

/** Rows per read. Other calls run between two reads. */
const CHUNK_SIZE = 500;
/** Longer tables are streamed, so that one call cannot use all memory. */
const STREAM_THRESHOLD = 10_000;

/** `selectAll`: returns the whole table in its default order. */
export const selectAll: Handler = async (call, context) => {
  const unknown = Object.keys(call.params)[0];
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownOperationKey' }]);
  return { ...(await selectMatching(call, context)), cacheable: true };
};

/** Returns all records that match the filters of the list, in the order requested. */
export const selectMatching: Handler = async (call, context) => {
  const ids = await matchingIds(call, context);
  const rows = readRecords(ids, call, context);
  if (ids.length > STREAM_THRESHOLD) return { rows, message: 'okRead' };
  const data: WireRecord[] = [];
  for await (const part of rows) data.push(...part);
  return { data, dataCount: data.length, message: 'okRead' };
};

/** Fixes the order first, so that concurrent writes cannot make a record appear twice or be left out. */
async function matchingIds({ entity, params }: Call, { database, now }: Context): Promise<number[]> {
  const query = requireValid(parseListQuery(entity, params, LIST_VIEWER));
  const { read: queries } = database;
  const { sql, parameters } = allIdsStatement({ queries, entity, query, today: dayAt(now()) });
  return (await database.rowsAsArrays<[id: number]>(sql, parameters)).map(([id]) => id);
}

async function* readRecords(
  ids: readonly number[],
  { entity, locale }: Call,
  context: Context,
): AsyncGenerator<WireRecord[]> {
  const queries = context.database.read;
  for (const part of chunk(ids, CHUNK_SIZE)) {
    const found = new Map((await findRecords(queries, entity, part)).map((record) => [record.id, record]));
    const records = part.map((id) => found.get(id)).filter((record) => record !== undefined);
    yield presentRecords(records, { context, entity, queries, locale });
    await new Promise(setImmediate);
  }
}
