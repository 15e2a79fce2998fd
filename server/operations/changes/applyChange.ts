import type { RuleContext } from '../../../contract/defineEntity';
import { toIsoMoment } from '../../../contract/moment';
import type { Problem } from '../../../contract/problems';
import { sequenceNumbers } from '../../../contract/values/sequence';
import { Rejection, rejection } from '../../call/failures';
import { computePinyin } from '../../db/pinyin/computePinyin';
import { recordCodec, type WireRecord } from '../../db/rows/recordCodec';
import { insertRecord, updateRecord } from '../../db/rows/repository';
import { uniqueProblem } from '../../db/rows/uniqueProblem';
import { storedFields } from '../../db/tables/storedFields';
import { updateFileReferences, validateFiles } from '../../files/fileReferences';
import { checkDuplicates } from '../checks/checkDuplicates';
import { checkReferences } from '../checks/checkReferences';
import { checkUnique, concurrentUniqueProblem } from '../checks/checkUnique';
import { defaultOwner, findOutOfScopeReferences, findScopeProblems } from '../checks/enforceDataScope';
import type { Change } from '../extension';
import { ruleContext } from '../ruleContext';
import { authorOf } from './authorOf';
import { concludeChange } from './concludeChange';

/** A change before its rules have run. */
export type ProposedChange = Omit<Change, 'record'>;

/**
 * Carries out a change: complete, derive, spell, check, unique values, references, files, possible duplicates, write,
 * numbers, effects on other tables, audit, table versions.
 * @throws {Rejection} with all problems; the caller's transaction then rolls back
 */
export async function applyChange(proposed: ProposedChange): Promise<number> {
  const outOfScopeReferences = await findOutOfScopeReferences(proposed);
  if (outOfScopeReferences.length > 0) throw new Rejection(outOfScopeReferences);
  const change = await deriveValues(proposed);
  const { entity, context } = change;
  const extension = context.extensionOf(entity.name);
  const problems = [
    ...(await checkRules(change)),
    ...(await checkReferences(change)),
    ...(await checkUnique(change)),
    ...(await validateFiles(change)),
    ...((await extension.guard?.(change)) ?? []),
  ];
  if (problems.length > 0) throw new Rejection(problems);
  const confirmed = await checkDuplicates(change);
  const id = await writeRecord(change);
  const outsideScope = await findScopeProblems(change, id);
  if (outsideScope.length > 0) throw new Rejection(outsideScope);
  await addNumbers(change, id);
  const fileTables = await updateFileReferences(change, id);
  await concludeChange(change, { id, fileTables, confirmed });
  return id;
}

/** Fills in values that follow from the given ones. */
async function deriveValues(proposed: ProposedChange): Promise<Change> {
  const { kind, entity, context, transaction, incomingFields, today, before } = proposed;
  const values = { ...proposed.values, ...defaultOwner(proposed) };
  const change: Change = { ...proposed, values, record: mergeRecord(before, values) };
  Object.assign(values, await context.extensionOf(entity.name).complete?.(change));
  change.record = mergeRecord(before, values);
  if (entity.derive && kind !== 'transition') {
    const rules = await rulesFor(change, { incomingFields });
    Object.assign(values, entity.derive(change.record, rules));
    change.record = mergeRecord(before, values);
  }
  Object.assign(values, await computePinyin(entity, values));
  change.record = mergeRecord(before, values);
  return change;

  function rulesFor({ record }: Change, options: { incomingFields: ReadonlySet<string> }): Promise<RuleContext> {
    const { entities, dictionaries } = context;
    return ruleContext({ queries: transaction, entity, entities, dictionaries, record, today, ...options });
  }
}

/** Returns the record after the change. A new record can still lack fields; its rules report them. */
function mergeRecord(before: Change['before'], values: Readonly<WireRecord>): Change['record'] {
  return { ...before, ...values } as Change['record'];
}

/**
 * Runs the rules of the entity. A transition has its own guards and must stay possible for records that older rules
 * accepted.
 */
export async function checkRules(change: Change): Promise<Problem[]> {
  if (change.kind === 'transition') return [];
  const { entity, context, transaction, record, incomingFields, today } = change;
  const missing: Problem[] = storedFields(entity)
    .filter(([name, field]) => field.required && (record[name] === null || record[name] === undefined))
    .map(([name]) => ({ field: name, code: 'required' }));
  if (!entity.check) return missing;
  const { entities, dictionaries } = context;
  const rules = await ruleContext({
    queries: transaction,
    entity,
    entities,
    dictionaries,
    record,
    incomingFields,
    today,
  });
  const found = entity.check(record, rules);
  const named = new Set(found.map(({ field }) => field));
  return [...missing.filter(({ field }) => !named.has(field)), ...found];
}

async function writeRecord(change: Change): Promise<number> {
  const { kind, entity, transaction, before, record, values, call, now } = change;
  const time = toIsoMoment(now);
  const author = authorOf(call);
  try {
    if (kind === 'insert' || before === null) {
      const fresh = { ...record, createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
      return await insertRecord(transaction, entity, fresh);
    }
    const { id, version } = before;
    const changed: WireRecord = { ...values, updateTime: time, updateBy: author, version: version + 1 };
    const written = await updateRecord({ transaction, entity, id, version, values: changed, record });
    if (!written) throw rejection('versionConflict');
    return id;
  } catch (error) {
    // Another transaction took the value between the check and the write.
    const problem = uniqueProblem(error, entity);
    throw problem ? new Rejection([concurrentUniqueProblem(change, problem)]) : error;
  }
}

async function addNumbers({ kind, entity, transaction, record, values }: Change, id: number): Promise<void> {
  const numbers = kind === 'insert' ? sequenceNumbers(entity, record, id) : {};
  if (Object.keys(numbers).length === 0) return;
  Object.assign(record, numbers);
  Object.assign(values, numbers);
  const codec = recordCodec(entity, transaction);
  await transaction
    .updateTable(entity.name)
    .set({ ...codec.encode(numbers, id), ...codec.encodeSearch(record) })
    .where('id', '=', id)
    .execute();
}
