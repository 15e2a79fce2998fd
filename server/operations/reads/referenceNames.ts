import type { Entity } from '../../../contract/defineEntity';
import { compileMask } from '../../../contract/masks';
import type { ReferenceName } from '../../../contract/query/listDetail';
import { TRANSLATED_NAMES } from '../../../contract/values/catalogueName';
import type { Call } from '../../call/call';
import type { WireRecord } from '../../db/rows/recordCodec';
import { findFields } from '../../db/rows/repository';
import { storedFields } from '../../db/tables/storedFields';
import type { Context } from '../context';
import { idsIn } from '../ruleContext';

/**
 * Returns the names of the records that some records refer to, by entity and in the order of their ids, masked as in
 * lists. A caller who may see a record also sees these names, whatever else they may read of the referenced record.
 * Records outside the caller's data scope are missing.
 */
export async function referenceNames(
  records: readonly WireRecord[],
  { entity }: Pick<Call, 'entity'>,
  context: Context,
): Promise<Record<string, ReferenceName[]>> {
  const names = await Promise.all(
    [...referencedIds(records, entity)].map(async ([name, ids]): Promise<[string, ReferenceName[]][]> => {
      const target = context.findEntity(name);
      if (!target) return [];
      return [[name, await namesOf(target, [...ids], context)]];
    }),
  );
  return Object.fromEntries(names.flat());
}

/** By entity; entities that no record refers to are missing. */
function referencedIds(records: readonly WireRecord[], entity: Entity): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const [first = {}] = records;
  for (const [name, field] of Object.entries(entity.fields)) {
    if ((field.kind !== 'reference' && field.kind !== 'references') || !Object.hasOwn(first, name)) continue;
    const ids = found.get(field.entity) ?? new Set();
    for (const record of records) for (const id of idsIn(record[name])) ids.add(id);
    found.set(field.entity, ids);
  }
  return found;
}

async function namesOf(target: Entity, ids: readonly number[], { database }: Context): Promise<ReferenceName[]> {
  const extras = [...TRANSLATED_NAMES, 'color'].filter((name) => Object.hasOwn(target.fields, name));
  const stored = new Set(storedFields(target).map(([name]) => name));
  const fields = ['id', target.titleField, ...extras].filter((name) => name === 'id' || stored.has(name));
  const rows = await findFields({ queries: database.read, entity: target, ids, fields });
  const mask = compileMask(target);
  return rows
    .map((row: WireRecord) => mask(row))
    .map((row) => ({
      id: Number(row.id),
      name: row[target.titleField] ?? null,
      ...Object.fromEntries(extras.map((name) => [name, row[name]])),
    }))
    .sort((a, b) => a.id - b.id);
}
