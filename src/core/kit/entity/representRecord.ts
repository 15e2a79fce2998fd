import type { ResourceDefinition } from 'react-admin';
import { entryName } from './entryName';

/** A record as the kit sees it. */
export type KitRecord = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** Whether what a plugin's action is given is a record. */
export function isKitRecord(record: Readonly<Record<string, unknown>>): record is KitRecord {
  return typeof record.id === 'number' || typeof record.id === 'string';
}

/** The field that names a record, or the name itself. */
export type Represent = string | ((record: KitRecord) => unknown);

/** How react-admin's definition of a resource names its records. */
export function representOf(definition: ResourceDefinition | undefined): Represent {
  const represent = definition?.recordRepresentation;
  return typeof represent === 'string' || typeof represent === 'function' ? represent : 'name';
}

/** Entries of type lists have names for readers of other languages; other records are named by their represent field. */
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
