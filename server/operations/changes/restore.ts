import { updateInputs } from '../../../contract/duplicates';
import { integer } from '../../../contract/fields';
import { Rejection, rejection } from '../../call/failures';
import { fieldInput, idField, idsInput } from '../../call/input';
import { type DeletedRecord, findDeletedRecord, restoreRow } from '../../db/rows/deletedRows';
import { lockRows } from '../../db/rows/lockRows';
import type { WireRecord } from '../../db/rows/recordCodec';
import { findRecord } from '../../db/rows/repository';
import { uniqueProblem } from '../../db/rows/uniqueProblem';
import { storedFields } from '../../db/tables/storedFields';
import { showFiles } from '../../files/fileReferences';
import { checkDuplicates } from '../checks/checkDuplicates';
import { checkReferences } from '../checks/checkReferences';
import { checkUnique, concurrentUniqueProblem } from '../checks/checkUnique';
import type { Change, Handler } from '../extension';
import { checkRules } from './applyChange';
import { applyToEach } from './applyToEach';
import { authorOf } from './authorOf';
import { concludeChange } from './concludeChange';
import { type ChangeFrame, presentRecord, transact } from './transact';

const versionField = { version: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) };

/** `restoreById`: shows a deleted record again if it meets the rules of today. Returns the record. */
export const restoreById: Handler = async (call, context) => {
  const { entity, locale } = call;
  const { id, version, ...inputs } = fieldInput(call, { ...idField, ...versionField, ...updateInputs(entity) });
  const data = await transact(call, context, async (frame) => {
    await restoreInTransaction(frame, { id, version, inputs });
    return presentRecord({ context, entity, queries: context.database.applyScope(frame.transaction), locale, id });
  });
  return { data, message: 'okRestored' };
};

/** `restoreByIds`: the same for several records, each in its own transaction. */
export const restoreByIds: Handler = async (call, context) => {
  const { ids, rest } = idsInput(call);
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownField' }]);
  return applyToEach({ call, context, ids, done: 'okRestoredMany' }, (id) =>
    restoreById({ ...call, typed: true, params: { id } }, context),
  );
};

export interface Restoration {
  id: number;
  /** The version that the caller knows. */
  version?: number | null;
  /** Inputs that are not fields, such as `confirmDuplicates`. */
  inputs?: WireRecord;
}

/**
 * Shows a deleted record again, in the transaction of another change, under the rules of today. A caller that goes on after
 * a rejection rolls back to a savepoint, because PostgreSQL refuses statements after a violated constraint.
 * @throws {Rejection} with all problems
 */
export async function restoreInTransaction(frame: ChangeFrame, restoration: Restoration): Promise<void> {
  const { entity, context, transaction, call, now } = frame;
  const { id, version, inputs = {} } = restoration;
  await lockRows(transaction, { table: entity.name, ids: [id], mode: 'update' });
  const { record, deleteTime } = await requireDeleted(frame, id);
  if (version !== undefined && version !== null && version !== record.version) throw rejection('versionConflict');
  const own = Object.fromEntries(storedFields(entity).map(([name]) => [name, record[name] ?? null]));
  const change: Change = {
    ...frame,
    kind: 'restore',
    before: null,
    record,
    values: own,
    inputs,
    incomingFields: new Set(),
    deleteTime,
  };
  const problems = [
    ...(await checkRules(change)),
    ...(await checkReferences(change)),
    ...(await checkUnique(change)),
    ...((await context.extensionOf(entity.name).guard?.(change)) ?? []),
  ];
  // The caller has no inputs that could be marked, so one message states all reasons.
  if (problems.length > 0) throw new Rejection(problems, { joinsProblems: true });
  const confirmed = await checkDuplicates(change);
  try {
    const author = authorOf(call);
    const isWritten = await restoreRow(transaction, { entity, id, version: record.version, author, now });
    if (!isWritten) throw rejection('versionConflict');
  } catch (error) {
    // Another transaction took the value between the check and the write.
    const problem = uniqueProblem(error, entity);
    throw problem ? new Rejection([concurrentUniqueProblem(change, problem)], { joinsProblems: true }) : error;
  }
  await showFiles({ transaction, entity, id, record });
  await concludeChange({ ...change, values: {} }, { id, fileTables: [], confirmed });
}

/** Returns a deleted record within the caller's data scope. */
async function requireDeleted({ entity, context, transaction, now }: ChangeFrame, id: number): Promise<DeletedRecord> {
  const queries = context.database.applyScope(transaction);
  const found = await findDeletedRecord(queries, { entity, id, now });
  if (found) return found;
  throw rejection((await findRecord(queries, entity, id)) ? 'notDeleted' : 'notFound');
}
