import type { ResourceDefinition } from 'react-admin';

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

/** A type-list entry carries its English name beside the Chinese one; other records are named by their represent field. */
export function representRecord({
  record,
  represent,
  locale,
}: {
  record: KitRecord;
  represent: Represent;
  locale: string;
}): string {
  const english = locale === 'en' && 'code' in record ? record.nameEn : undefined;
  const own = typeof represent === 'string' ? record[represent] : represent(record);
  const name = english || own || record.name;
  return name ? String(name) : `#${record.id}`;
}
