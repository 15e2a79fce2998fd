import { sql } from 'kysely';
import {
  CONFIRM_DUPLICATES,
  duplicateKeys,
  type FoundDuplicates,
  matchesDuplicateRule,
  POSSIBLE_DUPLICATE,
} from '../../../contract/duplicates';
import { permissionName } from '../../../contract/permissions';
import type { Problem } from '../../../contract/problems';
import { Rejection } from '../../call/failures';
import { recordCodec } from '../../db/rows/recordCodec';
import { findRecords } from '../../db/rows/repository';
import { encryptionOf } from '../../db/sealing/fieldEncryption';
import { entityTable } from '../../db/tables/entityTable';
import { lockValues } from '../changes/lockValues';
import type { Change } from '../extension';
import { presentRecords } from '../reads/presentRecords';

/** Most records that one rule finds. The newest ones are kept. */
const FOUND_MAX = 20;

/** Ids of the records found, each with the fields in which it equals the saved one. */
type Matches = Map<number, Set<string>>;

/**
 * Finds possible duplicates of the record being saved, by the `duplicates` of its entity, and asks the caller. Two
 * changes that would find each other are serialized, so that the later one asks.
 * @returns the ids of the records that the caller has confirmed to be different; empty when nothing was found
 * @throws {Rejection} `possibleDuplicate` with {@link FoundDuplicates}, unless the input `confirmDuplicates` confirms
 * exactly these records
 */
export async function checkDuplicates(change: Change): Promise<number[]> {
  const { entity, kind, transaction, inputs } = change;
  if (!entity.duplicates || kind === 'transition') return [];
  const matches: Matches = new Map();
  for (const rule of entity.duplicates.rules) {
    if (!isFilled(change, rule) || !isChanged(change, rule)) continue;
    for (const id of await findMatches(change, rule)) {
      matches.set(id, new Set([...(matches.get(id) ?? []), ...rule]));
    }
  }
  if (matches.size === 0) return [];
  const ids = [...matches.keys()].sort((one, other) => one - other);
  const confirmation = encryptionOf(transaction).blindIndex(ids.join(','), `${entity.name}.${CONFIRM_DUPLICATES}`);
  if (inputs[CONFIRM_DUPLICATES] === confirmation) return ids;
  const records = await visibleDuplicates(change, matches);
  const data: FoundDuplicates = { records, hidden: matches.size - records.length, confirmation };
  throw new Rejection(duplicateProblems(matches, data), { data });
}

function isFilled({ record, entity }: Change, rule: readonly string[]): boolean {
  return rule.every((name) => duplicateKeys(entity, name, record[name]).length > 0);
}

/** Whether a field of the rule changes. Unchanged duplicates were confirmed earlier or are older than the rule. */
function isChanged({ entity, before, record }: Change, rule: readonly string[]): boolean {
  return before === null || !matchesDuplicateRule(entity, rule, before, record);
}

async function findMatches(change: Change, rule: readonly string[]): Promise<number[]> {
  const { entity, transaction, before, record } = change;
  const { comparison } = recordCodec(entity, transaction);
  const keysByField = rule.map((name) => duplicateKeys(entity, name, record[name]));
  await lockValues(change, [CONFIRM_DUPLICATES, ...rule, ...keysByField.flat()]);
  const conditions = rule.map((name, at) => {
    const compared = (keysByField[at] ?? []).map((key) => comparison(name, key));
    return { column: compared[0]?.[0] ?? name, values: compared.map(([, value]) => value) };
  });
  const rows = await transaction
    .selectFrom(entity.name)
    .select('id')
    .where((row) => row.and(conditions.map(({ column, values }) => row(column, 'in', values))))
    .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
    .$if(before !== null, (query) => query.where('id', '!=', before?.id ?? 0))
    .orderBy('id', 'desc')
    .limit(FOUND_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the found records that the caller's data scope includes. A caller without the right to read sees none. */
async function visibleDuplicates(
  { entity, call, context, transaction }: Change,
  matches: Matches,
): Promise<FoundDuplicates['records']> {
  const canRead = call.caller?.can(permissionName('selectById', entity.name, entity.scope)) ?? true;
  if (!canRead) return [];
  const queries = context.database.applyScope(transaction);
  const visible = await findRecords(queries, entity, [...matches.keys()]);
  const presented = await presentRecords(visible, { context, entity, queries, locale: call.locale });
  const facts = entity.duplicates?.facts ?? [];
  return presented
    .map((record) => ({
      ...Object.fromEntries(facts.map((name) => [name, record[name] ?? null])),
      id: record.id,
      sameFields: [...(matches.get(record.id) ?? [])],
    }))
    .sort((one, other) => other.id - one.id);
}

/** Reports the number of all records found, and the equal fields of the visible ones. */
function duplicateProblems(matches: Matches, { records }: FoundDuplicates): Problem[] {
  const fields = new Set(records.flatMap(({ sameFields }) => sameFields));
  return [
    { field: '', code: POSSIBLE_DUPLICATE, params: { count: matches.size } },
    ...[...fields].map((field): Problem => ({ field, code: 'sameAsOther' })),
  ];
}
