import type { Entity, RuleContext } from '../../contract/defineEntity';
import type { Queries } from '../db/database';
import type { WireRecord } from '../db/rows/recordCodec';
import { findRecords } from '../db/rows/repository';
import { readVersions } from '../db/tableVersions';
import type { Dictionaries } from './dictionaries';

export interface RuleContextOptions {
  queries: Queries;
  entity: Entity;
  entities: readonly Entity[];
  dictionaries: Dictionaries;
  /** The record that the rules check. References are read beforehand, because rules are synchronous. */
  record: Readonly<WireRecord>;
  incomingFields?: ReadonlySet<string>;
  today: string;
}

/** Reads what the rules of an entity may need, so that they stay pure. */
export async function ruleContext(options: RuleContextOptions): Promise<RuleContext> {
  const { queries, entity, entities, dictionaries, record, incomingFields, today } = options;
  const referenced = referencedIds(entity, record);
  const versions = await readVersions(queries);
  const tables = new Map<string, Map<number, WireRecord>>();
  for (const [name, ids] of referenced) {
    const target = entities.find((candidate) => candidate.name === name);
    if (!target) continue;
    const rows = target.dictionary
      ? await dictionaries.get(target, versions.get(name) ?? 0, queries)
      : new Map((await findRecords(queries, target, [...ids])).map((row) => [row.id, row]));
    tables.set(name, rows);
  }
  return {
    today,
    incomingFields,
    lookup: (name, id) => tables.get(name)?.get(id),
    find(name, field, value) {
      for (const row of tables.get(name)?.values() ?? []) if (row[field] === value) return row;
      return undefined;
    },
  };
}

/** Ids that a record refers to, by entity. A type list is included even when no entry is in use yet. */
function referencedIds(entity: Entity, record: Readonly<WireRecord>): Map<string, Set<number>> {
  const referenced = new Map<string, Set<number>>();
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    const ids = referenced.get(field.entity) ?? new Set();
    for (const id of idsIn(record[name])) ids.add(id);
    referenced.set(field.entity, ids);
  }
  return referenced;
}

/** Returns the ids in a value of a reference or references field. */
export function idsIn(value: unknown): number[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((id): id is number => typeof id === 'number');
}
