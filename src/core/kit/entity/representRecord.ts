import type { ResourceDefinition } from 'react-admin';
import { entryName } from './entryName';

/** A record in the kit. */
export type KitRecord = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** Returns whether a plugin action's argument is a record. */
export function isKitRecord(record: Readonly<Record<string, unknown>>): record is KitRecord {
  return typeof record.id === 'number' || typeof record.id === 'string';
}

/** The field with a record's name, or a function that returns the name. */
export type Represent = string | ((record: KitRecord) => unknown);

/** Returns how react-admin's resource definition names its records. */
export function representOf(definition: ResourceDefinition | undefined): Represent {
  const represent = definition?.recordRepresentation;
  return typeof represent === 'string' || typeof represent === 'function' ? represent : 'name';
}

/** Returns the name of a record. Type-list entries have translated names; other records are named by their title field. */
export function representRecord({
  record,
  represent,
  locale,
}: {
  record: KitRecord;
  represent: Represent;
  locale: string;
}): string {
  const own = (typeof represent === 'string' ? record[represent] : represent(record)) || record.name;
  const isEntry = 'code' in record && 'nameEn' in record;
  const name = isEntry ? entryName({ name: own, nameEn: record.nameEn }, locale) : own;
  return name ? String(name) : `#${record.id}`;
}
