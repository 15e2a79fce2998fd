import type { Entity } from '../../contract/defineEntity';

/** What has to be known of an entity to find its records about a person; its definition may be a stored one. */
export interface ReferringEntity {
  name: string;
  fields: Readonly<Record<string, { kind: string; entity?: string; values?: readonly string[] }>>;
  belongs?: { through?: string; subject?: { entity: string; id: string } };
}

/** Records that are about a person: those of an entity whose field leads to the person, or to a record that is about the person. */
export interface PersonTable<E extends ReferringEntity = Entity> {
  entity: E;
  /** The field with an id, and the entity whose records it names. */
  field: string;
  of: string;
  /** The field that says of which kind the record is that {@link field} names. */
  kind?: string;
}

/**
 * Everything about a person but the person's own record, so that what a record leads to comes before it: entities that refer to the
 * person, and those whose records belong with one that does. Lists of people (whom a notice is for, an elder's family) are about
 * their record, not about each of these people. A new section is covered by its references alone.
 */
export function personTables<E extends ReferringEntity>(entities: readonly E[], person: string): PersonTable<E>[] {
  const found: PersonTable<E>[] = [];
  const reached = new Set([person]);
  for (let count = -1; count !== found.length; ) {
    count = found.length;
    for (const entity of entities) {
      if (reached.has(entity.name)) continue;
      const table = tableOf(entity, person, reached);
      if (!table) continue;
      found.push(table);
      reached.add(entity.name);
    }
  }
  return found;
}

function tableOf<E extends ReferringEntity>(
  entity: E,
  person: string,
  reached: ReadonlySet<string>,
): PersonTable<E> | undefined {
  const { fields, belongs }: ReferringEntity = entity;
  const direct = Object.entries(fields).find(([, field]) => field.kind === 'reference' && field.entity === person);
  if (direct) return { entity, field: direct[0], of: person };
  const through = belongs?.through === undefined ? undefined : fields[belongs.through];
  if (
    belongs?.through &&
    through?.kind === 'reference' &&
    through.entity !== undefined &&
    reached.has(through.entity)
  ) {
    return { entity, field: belongs.through, of: through.entity };
  }
  const subject = belongs?.subject;
  const kinds = subject === undefined ? undefined : fields[subject.entity];
  if (!subject || kinds?.kind !== 'choice' || !kinds.values?.includes(person)) return undefined;
  return { entity, field: subject.id, of: person, kind: subject.entity };
}
