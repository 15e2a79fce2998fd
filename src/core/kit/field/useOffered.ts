import { useQuery } from '@tanstack/react-query';
import type { OfferedValue, Offers } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/isRecord';
import { useEntityResource } from '../../plugin-api';
import { answeredRows } from '../action/answeredRows';
import { useKitDataProvider } from '../action/useKitDataProvider';

/** Returns the server's suggestions for a keyword, fetched while `isAsked`; empty without the permission to read them. */
export function useOffered(
  offers: Offers | undefined,
  keyword: string,
  isAsked: boolean,
): { offered: readonly OfferedValue[]; isFetching: boolean } {
  const resource = useEntityResource(offers?.entity ?? '') ?? '';
  const dataProvider = useKitDataProvider();
  const { data: offered = none, isFetching } = useQuery({
    queryKey: [resource, offers?.read, offers?.input, keyword],
    queryFn: async ({ signal }) => {
      const asked = { ...offers?.input, ...(keyword && { keyword }) };
      const answer = await dataProvider.call(resource, offers?.read ?? '', asked, { signal, silent: true });
      return answeredRows(answer).filter(isOffered);
    },
    enabled: isAsked && offers !== undefined && resource !== '',
    retry: false,
    staleTime: 30_000,
    placeholderData: (previous) => previous,
  });
  return { offered, isFetching };
}

const none: readonly OfferedValue[] = [];

const isOffered = (row: unknown): row is OfferedValue => isRecord(row) && typeof row.value === 'string';
