import type { Entity } from '../../../contract/defineEntity';
import { maskValue } from '../../../contract/masks';
import { isRecord } from '../../../contract/values/isRecord';
import type { WireRecord } from '../../db/rows/recordCodec';
import { findRecords } from '../../db/rows/repository';
import type { Context } from '../context';
import type { Handler } from '../extension';
import { idsIn } from '../ruleContext';

/** Returns a handler that adds the names of referenced records, masked like the records themselves. */
export function withReferenceNames(handle: Handler): Handler {
  return async (call, context) => {
    const result = await handle(call, context);
    const records = Array.isArray(result.data) ? result.data.filter(isRecord) : [];
    return { ...result, data: await addReferenceNames(records, call.entity, context), cacheable: false };
  };
}

/** Returns the names that view objects add for references: the referring field and the entity it refers to. */
export function referenceNameFields({
  fields,
}: Pick<Entity, 'fields'>): { field: string; name: string; target: string }[] {
  return Object.entries(fields).flatMap(([field, definition]) => {
    const name = `${field.replace(/Id$/, '')}Name`;
    if (definition.kind !== 'reference' || Object.hasOwn(fields, name)) return [];
    return [{ field, name, target: definition.entity }];
  });
}

/**
 * Adds `visitorName` beside `visitorId` and so on, and reads each table once. A name that the record itself stores
 * stays.
 */
async function addReferenceNames(
  records: readonly WireRecord[],
  entity: Entity,
  context: Context,
): Promise<WireRecord[]> {
  const references = referenceNameFields(entity);
  const names = new Map<string, Map<number, unknown>>();
  for (const target of new Set(references.map((reference) => reference.target))) {
    const fields = references.filter((reference) => reference.target === target).map(({ field }) => field);
    const ids = [...new Set(records.flatMap((record) => fields.flatMap((field) => idsIn(record[field]))))];
    names.set(target, await namesOf(target, ids, context));
  }
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      references.map(({ field, name, target }) => [name, names.get(target)?.get(Number(record[field])) ?? null]),
    ),
  }));
}

async function namesOf(target: string, ids: readonly number[], context: Context): Promise<Map<number, unknown>> {
  const entity = context.entities.find(({ name }) => name === target);
  if (!entity || ids.length === 0) return new Map();
  const mask = entity.fields[entity.titleField]?.mask;
  const rows = await findRecords(context.database.read, entity, ids);
  return new Map(
    rows.map((row) => {
      const name = row[entity.titleField];
      return [row.id, mask ? maskValue(mask, name) : name];
    }),
  );
}
