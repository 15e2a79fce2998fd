import { PAGE_SIZE_MAX } from '../../../contract/constants';
import type { Read } from '../../../contract/defineEntity';
import { dayAt } from '../../../contract/moment';
import { type Filter, type ListQuery, parseListQuery } from '../../../contract/query/query';
import type { Call } from '../../call/call';
import { fieldInput, requireValid } from '../../call/input';
import type { Row } from '../../db/database';
import { planList, readPage } from '../../db/list';
import { recordCodec, type WireRecord } from '../../db/rows/recordCodec';
import type { Handler } from '../extension';
import { type Presenting, presentRecords, presentTuples } from './presentRecords';
import { LIST_VIEWER } from './selectPage';

/**
 * Returns the handler of a special read that the entity's definition describes completely. Text inputs match by
 * containment; other inputs must equal the field of the same name. With `filters`, the filters of the list apply too.
 */
export function readHandler(read: Read): Handler {
  const handle: Handler = async (call, context) => {
    const { entity } = call;
    const { database } = context;
    const query = read.filters ? listQuery(call, read) : inputQuery(call, read);
    const pageSize = read.answer === 'page' ? query.pageSize : (read.limit ?? PAGE_SIZE_MAX);
    const columns = read.fields && ['id', ...read.fields];
    const paged = { ...query, pageSize, pageNum: read.answer === 'page' ? query.pageNum : 1 };
    const plan = planList({
      queries: database.read,
      entity,
      query: paged,
      today: dayAt(context.now()),
      ...(columns && { columns }),
    });
    const presenting = { context, entity, queries: database.read };
    if (columns) {
      const { sql, parameters } = plan.rows;
      const data = await presentColumns(await database.all(sql, parameters), columns, presenting);
      return { data, dataCount: data.length, message: 'okRead' };
    }
    if (read.answer === 'page') {
      const { rowArrays: tuples, count } = await readPage(database, plan);
      return { data: await presentTuples(tuples, presenting), dataCount: count, message: 'okRead' };
    }
    const data = await presentTuples(await database.rowsAsArrays(plan.rows.sql, plan.rows.parameters), presenting);
    return { data, dataCount: data.length, message: 'okRead' };
  };
  return Object.assign(handle, { answers: 'records' as const });
}

/** Presents the rows like a list, and returns only some columns of each record. */
async function presentColumns(
  rows: readonly Row[],
  columns: readonly string[],
  presenting: Presenting,
): Promise<WireRecord[]> {
  const { decode } = recordCodec(presenting.entity, presenting.queries);
  const records = await presentRecords(rows.map(decode), presenting);
  return records.map((record) => Object.fromEntries(columns.map((column) => [column, record[column]])));
}

/** The inputs of the read are further conditions of the list. */
function listQuery(call: Call, { input }: Read): ListQuery {
  const isInput = ([name]: [string, unknown]) => Object.hasOwn(input, name);
  const own = Object.fromEntries(Object.entries(call.params).filter(isInput));
  const others = Object.fromEntries(Object.entries(call.params).filter((entry) => !isInput(entry)));
  const query = requireValid(parseListQuery(call.entity, others, LIST_VIEWER));
  return { ...query, filters: [...inputFilters({ ...call, params: own }, input), ...query.filters] };
}

function inputQuery(call: Call, { input }: Read): ListQuery {
  return { ...requireValid(parseListQuery(call.entity, {}, LIST_VIEWER)), filters: inputFilters(call, input) };
}

function inputFilters(call: Call, input: Read['input']): Filter[] {
  return Object.entries(fieldInput(call, input)).flatMap(([field, value]): Filter[] => {
    if (value === null || value === undefined) return [];
    return [{ field, operator: input[field]?.kind === 'text' ? 'like' : 'eq', value }];
  });
}
