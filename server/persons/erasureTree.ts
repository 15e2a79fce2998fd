import { chunk } from 'es-toolkit/array/chunk';
import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Erasure } from '../../contract/erasure';
import type { Fields } from '../../contract/fields';
import type { Queries } from '../db/database';

/** Records of one entity that an erasure affects. */
export interface ErasurePart {
  entity: Entity;
  ids: readonly number[];
  outcome: Erasure['records'];
  /** The reference that names the person, when the records are about another person. */
  reference?: string;
}

export interface ErasureQuestion {
  queries: Queries;
  entities: readonly Entity[];
  person: Entity;
  id: number;
}

/** Ids per query. */
const IDS_AT_ONCE = 500;

/**
 * Returns everything that an erasure affects: records about the person, hidden ones too, and records about others
 * that contain data about the person. The person's own record comes first, and records come after those that they
 * refer to.
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
 * Returns records that name the person without being about them, of entities that can have unfinished work, such as a
 * visit to make.
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

/** Returns the names of the entities whose records an erasure of a person can affect. */
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

/** A field that refers to the person, or to a record about them. */
interface Source {
  field: string;
  of: string;
  /** The field with the entity of the record referred to. */
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

/** Finds records about others whose fields or list rows contain data about the person. */
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

/** Whether some of the fields are about the person that a reference names. */
function isAbout(fields: Fields, reference: string): boolean {
  return Object.values(fields).some(({ personal }) => typeof personal === 'object' && personal.of === reference);
}
