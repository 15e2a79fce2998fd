import { useQuery } from '@tanstack/react-query';
import { useAllowedActions, useKitDataProvider } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { ChannelStates } from '../entities/outbox';

/**
 * Fetches who delivers each channel and what is pending in it; `undefined` until loaded, and if the user lacks the
 * permission.
 */
export function useChannelStates(): ChannelStates['channels'] | undefined {
  const resource = useEntityResource('outbox') ?? '';
  const dataProvider = useKitDataProvider();
  const isAllowed = useAllowedActions(resource, ['selectChannels']).has('selectChannels');
  const { data } = useQuery({
    queryKey: [resource, 'selectChannels'],
    // The contract defines the format of the answer.
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectChannels', {}, { signal, silent: true })) as ChannelStates,
    enabled: isAllowed && resource !== '',
    retry: false,
  });
  return data?.channels;
}
