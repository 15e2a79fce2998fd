import { useQuery } from '@tanstack/react-query';
import { useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { ChannelStates } from '../entities/outbox';

/** How channels are sent by and what waits in them; `undefined` until it is known, and for who may not know. */
export function useChannelStates(): ChannelStates['channels'] | undefined {
  const resource = useEntityResource('outbox') ?? '';
  const dataProvider = useKitDataProvider();
  const isAllowed = useAllowedActions(resource, ['selectChannels']).has('selectChannels');
  const { data } = useQuery({
    queryKey: [resource, 'selectChannels'],
    // The server has answered what the contract says.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectChannels', {}, { signal, silent: true })) as ChannelStates,
    enabled: isAllowed && resource !== '',
    retry: false,
  });
  return data?.channels;
}
