/** A record as the kit sees it. */
export type KitRecord = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** A type-list entry carries its English name beside the Chinese one; other records are named by their represent field. */
export function representRecord({
  record,
  represent,
  locale,
}: {
  record: KitRecord;
  represent: string;
  locale: string;
}): string {
  const english = locale === 'en' && 'code' in record ? record.nameEn : undefined;
  const name = english || record[represent] || record.name;
  return name ? String(name) : `#${record.id}`;
}
