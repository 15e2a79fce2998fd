import type { QueryClient } from '@tanstack/react-query';
import { resolveDefinition } from '../../contract/lazyEntity';
import { type ConsoleDataProvider, entityOfListUrl, parseListUrl, type ResourceBinding } from '../dataProvider';

interface SeedOptions {
  queryClient: QueryClient;
  dataProvider: ConsoleDataProvider;
  resources: readonly ResourceBinding[];
  /** Resource of the current page. When undefined, the list's entity must have exactly one resource. */
  resource: string | undefined;
}

/**
 * Seeds react-admin's query cache with the list that the first script requested, so that the first render has its rows. When
 * the page needs another list, or the request failed, react-admin sends its own request.
 */
export async function seedListCache({ queryClient, dataProvider, resources, resource }: SeedOptions): Promise<void> {
  const address = [...(window.preloadedRequests?.().keys() ?? [])]
    .map((request) => request.replace(/^GET /, ''))
    .find(entityOfListUrl);
  if (address === undefined) return;
  const entity = entityOfListUrl(address);
  const bindings = resources.filter((binding) => binding.entity.name === entity);
  const pageBinding =
    bindings.find(({ name }) => name === resource) ?? (bindings.length === 1 ? bindings[0] : undefined);
  const params = pageBinding && parseListUrl(await resolveDefinition(pageBinding.entity), address);
  if (!params) return;
  const { name } = pageBinding;
  const options = queryClient.defaultQueryOptions({
    queryKey: [name, 'getList', params],
    queryFn: async () => {
      // The list reports a failure itself after its own request.
      const silentParams = { ...params, meta: { ...params.meta, silent: true } };
      const { data, total, pageInfo, meta } = await dataProvider.getList(name, silentParams);
      return { data, total, pageInfo, meta };
    },
  });
  const cache = queryClient.getQueryCache();
  const query = cache.build(queryClient, options);
  // The HTTP client consumes the preloaded response in the next microtask.
  await Promise.resolve();
  await query.promise?.catch(() => cache.remove(query));
}
