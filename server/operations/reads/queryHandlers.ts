import { dayAt } from '../../../contract/moment';
import { parseListQuery } from '../../../contract/query/query';
import type { Call } from '../../call/call';
import { Rejection } from '../../call/failures';
import { requireValid } from '../../call/input';
import { countRows, planList } from '../../db/list';
import { insert } from '../changes/insert';
import { updateById } from '../changes/update';
import type { Context } from '../context';
import type { Handler } from '../extension';
import { selectAll, selectMatching } from './selectAll';
import { selectById } from './selectById';
import { LIST_VIEWER } from './selectPage';
import { withReferenceNames } from './withReferenceNames';

/** Paging parameters of a page without filters. */
const PAGING: readonly string[] = ['pageNum', 'pageSize', 'sort', 'order'];

/**
 * The additional calls of visit entities (spec §7): `…Selective` takes the filters of the list, and `…All` takes
 * none. `…CastToViewObject` adds the names of referenced records. `selectPage` returns a page of the list.
 */
export function queryHandlers(selectPage: Handler): Readonly<Record<string, Handler>> {
  const pageOfAll = withAllowedParams(PAGING, selectPage);
  return {
    queryAll: selectAll,
    countAll: withAllowedParams([], countSelective),
    querySelective: selectMatching,
    countSelective,
    queryAllPagination: pageOfAll,
    querySelectivePagination: selectPage,
    queryAllPaginationCastToViewObject: withReferenceNames(pageOfAll),
    querySelectivePaginationCastToViewObject: withReferenceNames(selectPage),
    queryById: selectById,
    insertSelective: insert,
    updateById,
  };
}

/** Returns a handler that accepts only these parameters. */
function withAllowedParams(allowedParams: readonly string[], handle: Handler): Handler {
  return async (call, context) => {
    const unknown = Object.keys(call.params).filter((name) => !allowedParams.includes(name));
    if (unknown.length > 0) throw new Rejection(unknown.map((field) => ({ field, code: 'unknownOperationKey' })));
    return handle(call, context);
  };
}

/** Counts the records that match the filters of the list. */
async function countSelective({ entity, params }: Call, { database, now }: Context) {
  const query = requireValid(parseListQuery(entity, params, LIST_VIEWER));
  const plan = planList({
    queries: database.read,
    entity,
    query,
    today: dayAt(now()),
  });
  return { data: await countRows(database, plan), message: 'okRead' as const };
}
