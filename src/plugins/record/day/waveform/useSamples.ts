import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { extractRows, type KitDataProvider, useCallQuery, useKitDataProvider } from '../../../../core/kit';
import type { PacketName, RawSignal, SampleRun } from '../../entities/kinds/raw';
import { type DecodedRun, decodeRun } from './decodeRun';
import { PAGE_SEC } from './pages';
import { nameOf } from './segments';
import { signalDisplays } from './signalDisplays';

/** A day of a device. */
export interface RawDay {
  resource: string;
  deviceId: number;
  date: string;
}

/** Milliseconds during which a cached page counts as fresh. Contents hardly ever change. */
const FRESH_MS = 300_000;

/** Returns the names of the packets whose content is available. */
export function useAvailablePackets({ resource, deviceId, date }: RawDay, isAllowed: boolean) {
  return useCallQuery<ReadonlySet<string>>(
    resource,
    'selectPackets',
    { deviceId, date },
    {
      parse: (answer) => new Set(extractRows<PacketName>(answer).map(nameOf)),
      // Structural sharing does not support sets.
      structuralSharing: false,
      enabled: isAllowed,
    },
  );
}

export interface SamplePageRequest extends RawDay {
  signal: RawSignal;
  /** Start of the page, in seconds from the midnight that begins the day. */
  page: number;
}

/**
 * Returns the samples of a page and prefetches the adjacent pages.
 * @param hasContent whether the page that starts at a moment has samples to request
 */
export function useSamples(request: SamplePageRequest, hasContent: (page: number) => boolean) {
  const dataProvider = useKitDataProvider();
  const client = useQueryClient();
  const isEnabled = hasContent(request.page);
  const answer = useQuery({ ...pageQuery(dataProvider, request), enabled: isEnabled });
  const isLoaded = answer.data !== undefined || !isEnabled;
  useEffect(() => {
    if (!isLoaded) return;
    for (const page of [request.page + PAGE_SEC, request.page - PAGE_SEC]) {
      if (hasContent(page)) prefetch(client, dataProvider, { ...request, page });
    }
  });
  return { ...answer, isAsked: isEnabled };
}

function prefetch(client: QueryClient, dataProvider: KitDataProvider, request: SamplePageRequest): void {
  const query = pageQuery(dataProvider, request);
  // Requests a failed page again only when it is viewed.
  if (client.getQueryState(query.queryKey) === undefined) void client.prefetchQuery(query);
}

const pageQuery = (dataProvider: KitDataProvider, { resource, deviceId, date, signal, page }: SamplePageRequest) => ({
  queryKey: [resource, 'selectSamples', deviceId, date, signal, page],
  queryFn: async ({ signal: abort }: { signal: AbortSignal }): Promise<readonly DecodedRun[]> => {
    const params = { deviceId, date, signal, fromSec: page, toSec: page + PAGE_SEC };
    // The contract defines the type of this response.
    const { data } = (await dataProvider.call(resource, 'selectSamples', params, { signal: abort, silent: true })) as {
      data: readonly SampleRun[];
    };
    return data.map((run) => decodeRun(run, signalDisplays[signal]));
  },
  structuralSharing: false,
  staleTime: FRESH_MS,
  retry: false,
});
