import type { Entity } from '../../../../contract/defineEntity';
import { entityLabel, fieldLabel, type KitRecord } from '../../../core/kit';

/** Somebody who can be called about an entry. */
export interface CalledPerson {
  /** What they are to the entry, a message key. */
  role: string;
  /** The entity that has their record. */
  entity: string;
  id: KitRecord['id'];
}

export interface CallQuestion {
  entity: Entity;
  record: KitRecord;
  /** References to people, and `id` for the record itself. */
  fields: readonly string[];
}

/** The people whom the fields of a record name, each once. */
export function peopleToCall({ entity, record, fields }: CallQuestion): CalledPerson[] {
  const named = fields.flatMap((source): CalledPerson[] => {
    if (source === 'id') return [{ role: entityLabel(entity), entity: entity.name, id: record.id }];
    const field = entity.fields[source];
    if (field?.kind !== 'reference' && field?.kind !== 'references') return [];
    return [record[source]]
      .flat()
      .filter((id) => id != null)
      .map((id) => ({ role: fieldLabel(entity, source), entity: field.entity, id: Number(id) }));
  });
  const isFirst = ({ entity: name, id }: CalledPerson, at: number) =>
    named.findIndex((other) => other.entity === name && other.id === id) === at;
  return named.filter(isFirst);
}
