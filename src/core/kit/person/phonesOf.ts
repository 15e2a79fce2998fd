import type { Entity } from '../../../../contract/defineEntity';
import type { Fields } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/values/isRecord';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';

/** A phone number of a person, or of a contact of that person. */
export interface PhoneNumber {
  /** Its path in the record, `phone` or `contacts.0.phone`. */
  path: string;
  /** The number as in the record: masked or complete. */
  number: string;
  /** Label of the number, a message key. */
  label: string;
  /** Name of the contact, if it is not the person's own number. */
  name?: string;
  /** Relation of the contact to the person, a message key. */
  relation?: string;
}

/**
 * Returns the phone numbers of a record, in the order of its definition. It covers fields with a phone mask, and rows
 * of lists with such a field.
 */
export function phoneNumbers(entity: Entity, record: KitRecord): PhoneNumber[] {
  return Object.entries(entity.fields).flatMap(([source, field]): PhoneNumber[] => {
    const value = record[source];
    if (field.mask === 'phone')
      return isText(value) ? [{ path: source, number: value, label: fieldLabel(entity, source) }] : [];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row, at) =>
      isRecord(row) ? numbersOfRow({ entity, source, fields: field.fields, row, at }) : [],
    );
  });
}

interface Row {
  entity: Entity;
  source: string;
  fields: Fields;
  row: Readonly<Record<string, unknown>>;
  at: number;
}

function numbersOfRow({ entity, source, fields, row, at }: Row): PhoneNumber[] {
  const columns = Object.entries(fields);
  const nameColumn = columns.find(([, { mask }]) => mask === 'name')?.[0];
  const relationColumn = columns.find(([, { kind }]) => kind === 'choice')?.[0];
  const name = nameColumn && row[nameColumn];
  const relation = relationColumn && row[relationColumn];
  return columns.flatMap(([column, { mask }]) => {
    const number = row[column];
    if (mask !== 'phone' || !isText(number)) return [];
    return [
      {
        path: `${source}.${at}.${column}`,
        number,
        label: fieldLabel(entity, source),
        ...(isText(name) && { name }),
        ...(isText(relation) && { relation: choiceLabel(entity, `${source}.${relationColumn}`, relation) }),
      },
    ];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
