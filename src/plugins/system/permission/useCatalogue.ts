import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { useKitDataProvider } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { type Permission, permission } from '../entities/permission';

/** A call as listed among the permissions. */
export type CatalogueEntry = Pick<Permission, 'name' | 'operation' | 'entity' | 'scope' | 'title' | 'group' | 'risk'>;

/** Returns all calls and rights that the server lists; the list changes only with a new version. */
export function useCatalogue() {
  const [locale] = useLocaleState();
  const dataProvider = useKitDataProvider();
  const resource = useEntityResource(permission.name);
  return useQuery({
    queryKey: [resource, 'catalogue', locale],
    enabled: resource !== undefined,
    retry: false,
    staleTime: 600_000,
    queryFn: async ({ signal }) => {
      const answer = await dataProvider.call(resource ?? '', 'selectAll', {}, { signal });
      return (answer as { data: CatalogueEntry[] }).data;
    },
  });
}
