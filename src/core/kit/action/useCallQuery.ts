import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useKitDataProvider } from './useKitDataProvider';

export interface CallQueryOptions<Data> extends Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> {
  /** Converts the answer. Defaults to the answer as it is, whose type follows the call's contract. */
  parse?: (answer: unknown) => Data;
  /** Whether the caller shows a failure itself. Defaults to `true`; otherwise the HTTP client shows it. */
  silent?: boolean;
  /** Values besides the parameters on which the answer depends: the query is another one when they change. */
  dependencies?: readonly unknown[];
}

/**
 * Reads by an operation of a resource's entity, with the cache of TanStack Query. Disabled without a resource.
 *
 * ```ts
 * const { data, error } = useCallQuery<Night>(resource, 'selectNight', { id: record.id });
 * ```
 */
export function useCallQuery<Data>(
  resource: string | undefined,
  operation: string,
  params: object,
  { parse, silent = true, dependencies = [], enabled = true, ...options }: CallQueryOptions<Data> = {},
): UseQueryResult<Data> {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, operation, params, ...dependencies],
    queryFn: async ({ signal }) => {
      const answer = await dataProvider.call(resource ?? '', operation, params, { signal, silent });
      // The contract defines the type of the answer.
      return parse ? parse(answer) : (answer as Data);
    },
    enabled: resource ? enabled : false,
    retry: false,
    ...options,
  });
}
