import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type KitDataProvider, useKitDataProvider } from '../../../../core/kit';
import type { PacketName, RawSignal, SampleRun } from '../../entities/raw';
import { type DecodedRun, decodeRun } from './decodeRun';
import { PAGE_SEC } from './pages';
import { nameOf } from './pieces';
import { shownSignals } from './shownSignals';

/** A day of a device. */
export interface RawDay {
  resource: string;
  deviceId: number;
  date: string;
}

/** Pages that were read less than this ago are shown as they are; contents hardly ever change. */
const FRESH_MS = 300_000;

/** Names of the packets whose content can be read. */
export function useContents({ resource, deviceId, date }: RawDay, isAllowed: boolean) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectPackets', deviceId, date],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const params = { deviceId, date };
      // The server has answered what the contract says.
      const { data } = (await dataProvider.call(resource, 'selectPackets', params, { signal, silent: true })) as {
        data: readonly PacketName[];
      };
      return new Set(data.map(nameOf));
    },
    // A set is no structure that can be shared.
    structuralSharing: false,
    enabled: isAllowed,
    retry: false,
  });
}

export interface AskedPage extends RawDay {
  signal: RawSignal;
  /** Where the page begins, in seconds from the midnight that begins the day. */
  page: number;
}

/**
 * The samples of a page; the pages beside it are fetched too.
 * @param hasContent whether there is anything to ask for, by the begin of a page
 */
export function useSamples(asked: AskedPage, hasContent: (page: number) => boolean) {
  const dataProvider = useKitDataProvider();
  const client = useQueryClient();
  const isAsked = hasContent(asked.page);
  const answer = useQuery({ ...pageQuery(dataProvider, asked), enabled: isAsked });
  const isThere = answer.data !== undefined || !isAsked;
  useEffect(() => {
    if (!isThere) return;
    for (const page of [asked.page + PAGE_SEC, asked.page - PAGE_SEC]) {
      if (hasContent(page)) prefetch(client, dataProvider, { ...asked, page });
    }
  });
  return { ...answer, isAsked };
}

function prefetch(client: QueryClient, dataProvider: KitDataProvider, asked: AskedPage): void {
  const query = pageQuery(dataProvider, asked);
  // One that failed is asked for again when it is looked at.
  if (client.getQueryState(query.queryKey) === undefined) void client.prefetchQuery(query);
}

const pageQuery = (dataProvider: KitDataProvider, { resource, deviceId, date, signal, page }: AskedPage) => ({
  queryKey: [resource, 'selectSamples', deviceId, date, signal, page],
  queryFn: async ({ signal: abort }: { signal: AbortSignal }): Promise<readonly DecodedRun[]> => {
    const params = { deviceId, date, signal, fromSec: page, toSec: page + PAGE_SEC };
    // The server has answered what the contract says.
    const { data } = (await dataProvider.call(resource, 'selectSamples', params, { signal: abort, silent: true })) as {
      data: readonly SampleRun[];
    };
    return data.map((run) => decodeRun(run, shownSignals[signal]));
  },
  structuralSharing: false,
  staleTime: FRESH_MS,
  retry: false,
});
