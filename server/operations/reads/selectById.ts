import { Rejection } from '../../call/failures';
import { idInput, idsInput } from '../../call/input';
import { findRecords } from '../../db/rows/repository';
import { presentRecord } from '../changes/transact';
import type { Handler } from '../extension';
import { presentRecords } from './presentRecords';

/** `selectById`: returns one record. */
export const selectById: Handler = async (call, context) => {
  const { entity, locale } = call;
  const queries = context.database.read;
  return { data: await presentRecord({ context, entity, queries, locale, id: idInput(call) }), message: 'okRead' };
};

/** `selectByIds`: returns several records in the order requested, without those that do not exist. */
export const selectByIds: Handler = async (call, context) => {
  const { entity, locale } = call;
  const queries = context.database.read;
  const { ids, rest } = idsInput(call);
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownOperationKey' }]);
  const found = new Map((await findRecords(queries, entity, ids)).map((record) => [record.id, record]));
  const records = ids.map((id) => found.get(id)).filter((record) => record !== undefined);
  const data = await presentRecords(records, { context, entity, queries, locale });
  return { data, dataCount: data.length, message: 'okRead' };
};
