import { keepPreviousData } from '@tanstack/react-query';
import type { Suggestion, SuggestionSource } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/values/isRecord';
import { useEntityResource } from '../../plugin-api';
import { extractRows } from '../action/extractRows';
import { useCallQuery } from '../action/useCallQuery';

/** Returns the server's suggestions for a keyword, fetched while `isEnabled`; empty without the permission to read them. */
export function useSuggestions(
  offers: SuggestionSource | undefined,
  keyword: string,
  isEnabled: boolean,
): { offered: readonly Suggestion[]; isFetching: boolean } {
  const resource = useEntityResource(offers?.entity ?? '');
  const params = { ...offers?.input, ...(keyword && { keyword }) };
  const { data: suggestions = none, isFetching } = useCallQuery(resource, offers?.read ?? '', params, {
    parse: (answer) => extractRows(answer).filter(isSuggestion),
    enabled: isEnabled && offers !== undefined,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return { offered: suggestions, isFetching };
}

const none: readonly Suggestion[] = [];

const isSuggestion = (row: unknown): row is Suggestion => isRecord(row) && typeof row.value === 'string';
