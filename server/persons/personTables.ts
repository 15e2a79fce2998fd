import type { Entity } from '../../contract/defineEntity';

/** The parts of an entity's definition needed to find its records about a person. The definition may be a stored one. */
export interface ReferringEntity {
  name: string;
  fields: Readonly<Record<string, { kind: string; entity?: string; values?: readonly string[] }>>;
  rowScope?: { through?: string; subject?: { entity: string; id: string } };
}

/** A table with records about a person: a field refers to the person, or to a record about the person. */
export interface PersonTable<E extends ReferringEntity = Entity> {
  entity: E;
  /** The field with an id, and the entity that the id refers to. */
  field: string;
  target: string;
  /** The field with the entity of the record that {@link field} refers to. */
  kind?: string;
}

/**
 * Returns all tables with data about a person except the person's own, referenced tables first. These are
 * entities that refer to the person, and entities whose records belong to such a record.
 * Lists of people, such as the recipients of a notice or an elder's family, are about their record, not about each of
 * these people. A new section needs only its references to be covered.
 */
export function personTables<E extends ReferringEntity>(entities: readonly E[], person: string): PersonTable<E>[] {
  const found: PersonTable<E>[] = [];
  const reached = new Set([person]);
  for (let count = -1; count !== found.length; ) {
    count = found.length;
    for (const entity of entities) {
      if (reached.has(entity.name)) continue;
      const table = findPersonTable(entity, person, reached);
      if (!table) continue;
      found.push(table);
      reached.add(entity.name);
    }
  }
  return found;
}

function findPersonTable<E extends ReferringEntity>(
  entity: E,
  person: string,
  reached: ReadonlySet<string>,
): PersonTable<E> | undefined {
  const { fields, rowScope }: ReferringEntity = entity;
  const direct = Object.entries(fields).find(([, field]) => field.kind === 'reference' && field.entity === person);
  if (direct) return { entity, field: direct[0], target: person };
  const through = rowScope?.through === undefined ? undefined : fields[rowScope.through];
  if (
    rowScope?.through &&
    through?.kind === 'reference' &&
    through.entity !== undefined &&
    reached.has(through.entity)
  ) {
    return { entity, field: rowScope.through, target: through.entity };
  }
  const subject = rowScope?.subject;
  const entityChoice = subject === undefined ? undefined : fields[subject.entity];
  if (!subject || entityChoice?.kind !== 'choice' || !entityChoice.values?.includes(person)) return undefined;
  return { entity, field: subject.id, target: person, kind: subject.entity };
}
