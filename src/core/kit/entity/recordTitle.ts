import type { ResourceDefinition } from 'react-admin';
import { entryName } from './entryName';

/** A record in the kit. */
export type KitRecord = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** Returns whether a plugin action's argument is a record. */
export function isKitRecord(record: Readonly<Record<string, unknown>>): record is KitRecord {
  return typeof record.id === 'number' || typeof record.id === 'string';
}

/** The field with a record's name, or a function that returns the name. */
export type TitleSource = string | ((record: KitRecord) => unknown);

/** Returns how react-admin's resource definition names its records. */
export function titleSourceOf(definition: ResourceDefinition | undefined): TitleSource {
  const titleField = definition?.recordRepresentation;
  return typeof titleField === 'string' || typeof titleField === 'function' ? titleField : 'name';
}

/** Returns the name of a record. Type-list entries have translated names; other records are named by their title field. */
export function recordTitle({
  record,
  titleField,
  locale,
}: {
  record: KitRecord;
  titleField: TitleSource;
  locale: string;
}): string {
  const ownTitle = (typeof titleField === 'string' ? record[titleField] : titleField(record)) || record.name;
  const isEntry = 'code' in record && 'nameEn' in record;
  const name = isEntry ? entryName({ ...record, name: ownTitle }, locale) : ownTitle;
  return name ? String(name) : `#${record.id}`;
}
