import { useAllowedActions, useCallQuery } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { ChannelStates } from '../entities/outbox';

/**
 * Fetches who delivers each channel and what is pending in it; `undefined` until loaded, and if the user lacks the
 * permission.
 */
export function useChannelStates(): ChannelStates['channels'] | undefined {
  const resource = useEntityResource('outbox') ?? '';
  const isAllowed = useAllowedActions(resource, ['selectChannels']).has('selectChannels');
  const { data } = useCallQuery<ChannelStates>(resource, 'selectChannels', {}, { enabled: isAllowed });
  return data?.channels;
}
