import type { Entity } from '../../../../contract/defineEntity';
import { entityLabel, fieldLabel, type KitRecord } from '../../../core/kit';

/** A person to call about an entry. */
export interface CalledPerson {
  /** Message key of the person's role in the entry. */
  role: string;
  /** The entity of the person's record. */
  entity: string;
  id: KitRecord['id'];
}

export interface CallQuery {
  entity: Entity;
  record: KitRecord;
  /** References to people; `id` stands for the record itself. */
  fields: readonly string[];
}

/** Returns the people that the fields of a record refer to, each once. */
export function peopleToCall({ entity, record, fields }: CallQuery): CalledPerson[] {
  const people = fields.flatMap((source): CalledPerson[] => {
    if (source === 'id') return [{ role: entityLabel(entity), entity: entity.name, id: record.id }];
    const field = entity.fields[source];
    if (field?.kind !== 'reference' && field?.kind !== 'references') return [];
    return [record[source]]
      .flat()
      .filter((id) => id != null)
      .map((id) => ({ role: fieldLabel(entity, source), entity: field.entity, id: Number(id) }));
  });
  const isFirst = ({ entity: name, id }: CalledPerson, at: number) =>
    people.findIndex((other) => other.entity === name && other.id === id) === at;
  return people.filter(isFirst);
}
