import { STATUS } from '../../../contract/calls/envelope';
import { dayAt } from '../../../contract/moment';
import { lookupInputs, numberVariants } from '../../../contract/query/lookup';
import { fieldInput } from '../../call/input';
import { planList } from '../../db/list';
import type { Handler } from '../extension';
import { presentTuples } from './presentRecords';

/**
 * `lookup`: returns the newest record whose masked field has exactly this value, as lists show it, or null. The audit
 * trail keeps the caller, the field, the reason and the result, but not the value.
 */
export const lookup: Handler = async (call, context) => {
  const { entity, locale } = call;
  const inputs = lookupInputs(entity);
  const { field, value, reason } = fieldInput(call, inputs);
  const { database } = context;
  const values = numberVariants(entity.fields[String(field)] ?? {}, String(value));
  const { rows } = planList({
    queries: database.read,
    entity,
    query: {
      pageNum: 1,
      pageSize: 1,
      sort: [{ field: 'id', order: 'desc' }],
      filters: [{ field: String(field), operator: 'in', value: values }],
    },
    today: dayAt(context.now()),
  });
  const tuples = await database.rowsAsArrays(rows.sql, rows.parameters);
  const [record] = await presentTuples(tuples, { context, entity, queries: database.read, locale });
  const id = record?.id;
  await context.audit.appendInOwnTransaction({
    call,
    id,
    resultStatus: STATUS.SUCCESS,
    reason: String(reason),
    inputs,
  });
  return record ? { data: record, message: 'okRead' } : { data: null, message: 'okNothingFound' };
};
