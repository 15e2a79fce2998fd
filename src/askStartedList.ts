import type { QueryClient } from '@tanstack/react-query';
import { definitionOf } from '../contract/laterEntity';
import { askedList, type ConsoleDataProvider, listedEntity, type ResourceBinding } from './dataProvider';

interface Asker {
  queryClient: QueryClient;
  dataProvider: ConsoleDataProvider;
  resources: readonly ResourceBinding[];
  /** Of the page in view; where it has none, it is the only one of the list's entity. */
  resource: string | undefined;
}

/**
 * Puts the list that the page's first script has asked for where react-admin looks for it, so that the first render has its rows.
 * A list that asks for something else, or whose answer is a failure, asks for itself.
 */
export async function askStartedList({ queryClient, dataProvider, resources, resource }: Asker): Promise<void> {
  const address = [...(window.startedRequests?.().keys() ?? [])]
    .map((request) => request.replace(/^GET /, ''))
    .find(listedEntity);
  if (address === undefined) return;
  const entity = listedEntity(address);
  const bindings = resources.filter((binding) => binding.entity.name === entity);
  const own = bindings.find(({ name }) => name === resource) ?? (bindings.length === 1 ? bindings[0] : undefined);
  const params = own && askedList(await definitionOf(own.entity), address);
  if (!params) return;
  const { name } = own;
  const options = queryClient.defaultQueryOptions({
    queryKey: [name, 'getList', params],
    queryFn: async () => {
      // Of a failure the list tells, once it has asked too.
      const asked = { ...params, meta: { ...params.meta, silent: true } };
      const { data, total, pageInfo, meta } = await dataProvider.getList(name, asked);
      return { data, total, pageInfo, meta };
    },
  });
  const cache = queryClient.getQueryCache();
  const query = cache.build(queryClient, options);
  // The console's client has it asked in the next microtask.
  await Promise.resolve();
  await query.promise?.catch(() => cache.remove(query));
}
