import { chunk } from 'es-toolkit/array/chunk';
import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Erasure } from '../../contract/erasure';
import type { Fields } from '../../contract/fields';
import type { Queries } from '../db/database';

/** Records of one entity that an erasure concerns. */
export interface ErasurePart {
  entity: Entity;
  ids: readonly number[];
  outcome: Erasure['records'];
  /** The reference that names the person, where the records are about somebody else. */
  reference?: string;
}

export interface ErasureQuestion {
  queries: Queries;
  entities: readonly Entity[];
  person: Entity;
  id: number;
}

/** Ids named in one question. */
const IDS_AT_ONCE = 500;

/**
 * Everything an erasure concerns, the person's own record first and what leads to a record behind it: records about the person,
 * hidden ones too, and records about others that say something about the person as well.
 */
export async function erasureParts({ queries, entities, person, id }: ErasureQuestion): Promise<ErasurePart[]> {
  const found = new Map<string, Set<number>>([[person.name, new Set([id])]]);
  const order = [person];
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const entity of entities) {
      if (entity === person || !entity.erasure) continue;
      const known = found.get(entity.name) ?? new Set<number>();
      const before = known.size;
      for (const source of sourcesOf(entity, person)) {
        for (const other of await idsFrom(queries, entity, source, [...(found.get(source.of) ?? [])])) known.add(other);
      }
      if (known.size === before) continue;
      if (before === 0) order.push(entity);
      found.set(entity.name, known);
      isMore = true;
    }
  }
  const own = order.map((entity): ErasurePart => {
    const ids = [...(found.get(entity.name) ?? [])].sort((one, other) => one - other);
    return { entity, ids, outcome: entity.erasure?.records ?? 'anonymise' };
  });
  return [...own, ...(await mentions({ queries, entities, person, id }))];
}

/**
 * Records that name the person without being about them, of entities in which something may still be to be done (a
 * visit to make).
 */
export async function namingRecords({ queries, entities, person, id }: ErasureQuestion): Promise<ErasurePart[]> {
  const parts: ErasurePart[] = [];
  for (const entity of entities) {
    if (!entity.erasure?.unfinished) continue;
    for (const [reference, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'reference' || field.entity !== person.name || field.derived) continue;
      if (entity.erasure.about?.includes(reference)) continue;
      const ids = await idsFrom(queries, entity, { field: reference, of: person.name }, [id]);
      parts.push({ entity, ids, outcome: 'anonymise', reference });
    }
  }
  return parts;
}

/** Names of the entities whose records an erasure of somebody may concern. */
export function reachedEntities(entities: readonly Entity[], person: Entity): Set<string> {
  const reached = new Set([person.name]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const entity of entities) {
      if (entity.erasure && sourcesOf(entity, person).some(({ of }) => reached.has(of))) reached.add(entity.name);
    }
  }
  return reached;
}

/** A field that leads to the person, or to a record about them. */
interface Source {
  field: string;
  of: string;
  /** The field that says of which kind the record is. */
  kind?: string;
}

function sourcesOf({ fields, erasure, belongs }: Entity, person: Entity): Source[] {
  const direct = (erasure?.about ?? []).flatMap((field): Source[] => {
    const definition = fields[field];
    return definition?.kind === 'reference' ? [{ field, of: definition.entity }] : [];
  });
  const subject = belongs?.subject;
  const kinds = subject && fields[subject.entity];
  if (!subject || kinds?.kind !== 'choice' || !kinds.values.includes(person.name)) return direct;
  return [...direct, { field: subject.id, of: person.name, kind: subject.entity }];
}

async function idsFrom(queries: Queries, entity: Entity, { field, of, kind }: Source, named: readonly number[]) {
  const ids: number[] = [];
  for (const part of chunk([...named], IDS_AT_ONCE)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select('id')
      .where(field, 'in', part)
      .$if(kind !== undefined, (query) => query.where(kind ?? '', '=', of))
      .execute();
    for (const row of rows) ids.push(row.id);
  }
  return ids;
}

/** Records about others with fields, or with rows in their lists, that are about the person. */
async function mentions({ queries, entities, person, id }: ErasureQuestion): Promise<ErasurePart[]> {
  const parts: ErasurePart[] = [];
  for (const entity of entities) {
    for (const [reference, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'reference' || field.entity !== person.name) continue;
      const lists = Object.entries(entity.fields).flatMap(([name, list]) =>
        list.kind === 'list' && Object.hasOwn(list.fields, reference) && isAbout(list.fields, reference) ? [name] : [],
      );
      if (lists.length === 0 && !isAbout(entity.fields, reference)) continue;
      const rows = await queries
        .selectFrom(entity.name)
        .select('id')
        .where(({ or, eb }) =>
          or([
            eb(reference, '=', id),
            ...lists.map((name) => sql<boolean>`${sql.ref(name)} like ${`%"${reference}":${id}%`}`),
          ]),
        )
        .orderBy('id')
        .execute();
      if (rows.length > 0) parts.push({ entity, ids: rows.map((row) => row.id), outcome: 'anonymise', reference });
    }
  }
  return parts;
}

/** Whether some of the fields are about whom a reference names. */
function isAbout(fields: Fields, reference: string): boolean {
  return Object.values(fields).some(({ personal }) => typeof personal === 'object' && personal.of === reference);
}
