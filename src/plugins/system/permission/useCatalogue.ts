import { useLocaleState } from 'react-admin';
import { extractRows, useCallQuery } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { type Permission, permission } from '../entities/permission';

/** A call as listed among the permissions. */
export type CatalogueEntry = Pick<Permission, 'name' | 'operation' | 'entity' | 'scope' | 'title' | 'group' | 'risk'>;

/** Returns all calls and rights that the server lists; the list changes only with a new version. */
export function useCatalogue() {
  const [locale] = useLocaleState();
  const resource = useEntityResource(permission.name);
  return useCallQuery(
    resource,
    'selectAll',
    {},
    { parse: extractRows<CatalogueEntry>, silent: false, dependencies: [locale], staleTime: 600_000 },
  );
}
