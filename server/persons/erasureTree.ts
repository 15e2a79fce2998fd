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

export interface ErasureQuery {
  queries: Queries;
  entities: readonly Entity[];
  person: Entity;
  id: number;
}

/** Ids per query. */
const ID_BATCH = 500;

/**
 * Returns everything that an erasure affects: records about the person, hidden ones too, and records about others
 * that contain data about the person. The person's own record comes first, and records come after those that they
 * refer to.
 */
export async function collectErasureParts({ queries, entities, person, id }: ErasureQuery): Promise<ErasurePart[]> {
  const found = new Map<string, Set<number>>([[person.name, new Set([id])]]);
  const order = [person];
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const entity of entities) {
      if (entity === person || !entity.erasure) continue;
      const knownIds = found.get(entity.name) ?? new Set<number>();
      const before = knownIds.size;
      for (const source of ownershipReferences(entity, person)) {
        for (const other of await idsFrom(queries, entity, source, [...(found.get(source.target) ?? [])]))
          knownIds.add(other);
      }
      if (knownIds.size === before) continue;
      if (before === 0) order.push(entity);
      found.set(entity.name, knownIds);
      hasGrown = true;
    }
  }
  const ownParts = order.map((entity): ErasurePart => {
    const ids = [...(found.get(entity.name) ?? [])].sort((one, other) => one - other);
    return { entity, ids, outcome: entity.erasure?.records ?? 'anonymise' };
  });
  return [...ownParts, ...(await mentioningParts({ queries, entities, person, id }))];
}

/**
 * Returns records that name the person without being about them, of entities that can have unfinished work, such as a
 * visit to make.
 */
export async function recordsMentioning({ queries, entities, person, id }: ErasureQuery): Promise<ErasurePart[]> {
  const parts: ErasurePart[] = [];
  for (const entity of entities) {
    if (!entity.erasure?.unfinished) continue;
    for (const [reference, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'reference' || field.entity !== person.name || field.derived) continue;
      if (entity.erasure.about?.includes(reference)) continue;
      const ids = await idsFrom(queries, entity, { field: reference, target: person.name }, [id]);
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
      if (entity.erasure && ownershipReferences(entity, person).some(({ target: of }) => reached.has(of)))
        reached.add(entity.name);
    }
  }
  return reached;
}

/** A field that refers to the person, or to a record about them. */
interface OwnershipReference {
  field: string;
  target: string;
  /** The field with the entity of the record referred to. */
  kind?: string;
}

function ownershipReferences({ fields, erasure, rowScope }: Entity, person: Entity): OwnershipReference[] {
  const direct = (erasure?.about ?? []).flatMap((field): OwnershipReference[] => {
    const definition = fields[field];
    return definition?.kind === 'reference' ? [{ field, target: definition.entity }] : [];
  });
  const subject = rowScope?.subject;
  const entityChoice = subject && fields[subject.entity];
  if (!subject || entityChoice?.kind !== 'choice' || !entityChoice.values.includes(person.name)) return direct;
  return [...direct, { field: subject.id, target: person.name, kind: subject.entity }];
}

async function idsFrom(
  queries: Queries,
  entity: Entity,
  { field, target: of, kind }: OwnershipReference,
  referencedIds: readonly number[],
) {
  const ids: number[] = [];
  for (const part of chunk([...referencedIds], ID_BATCH)) {
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
async function mentioningParts({ queries, entities, person, id }: ErasureQuery): Promise<ErasurePart[]> {
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
