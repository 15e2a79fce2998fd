import { useQuery } from '@tanstack/react-query';
import type { Suggestion, SuggestionSource } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/values/isRecord';
import { useEntityResource } from '../../plugin-api';
import { extractRows } from '../action/extractRows';
import { useKitDataProvider } from '../action/useKitDataProvider';

/** Returns the server's suggestions for a keyword, fetched while `isEnabled`; empty without the permission to read them. */
export function useSuggestions(
  offers: SuggestionSource | undefined,
  keyword: string,
  isEnabled: boolean,
): { offered: readonly Suggestion[]; isFetching: boolean } {
  const resource = useEntityResource(offers?.entity ?? '') ?? '';
  const dataProvider = useKitDataProvider();
  const { data: suggestions = none, isFetching } = useQuery({
    queryKey: [resource, offers?.read, offers?.input, keyword],
    queryFn: async ({ signal }) => {
      const params = { ...offers?.input, ...(keyword && { keyword }) };
      const response = await dataProvider.call(resource, offers?.read ?? '', params, { signal, silent: true });
      return extractRows(response).filter(isSuggestion);
    },
    enabled: isEnabled && offers !== undefined && resource !== '',
    retry: false,
    staleTime: 30_000,
    placeholderData: (previous) => previous,
  });
  return { offered: suggestions, isFetching };
}

const none: readonly Suggestion[] = [];

const isSuggestion = (row: unknown): row is Suggestion => isRecord(row) && typeof row.value === 'string';
