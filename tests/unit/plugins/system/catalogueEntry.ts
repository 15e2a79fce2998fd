import type { CatalogueEntry } from '../../../../src/plugins/system/permission/useCatalogue';

/** Returns a call as it appears in the list of permissions. */
export function catalogueEntry(operation: string, entity: string, title?: string, group = 'elderly'): CatalogueEntry {
  return {
    name: `${operation}.${entity}.open`,
    operation,
    entity,
    scope: 'open',
    title: title ?? `${entity}：${operation}`,
    group,
    risk: 'read',
  };
}
