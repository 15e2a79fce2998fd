import { useQueryClient } from '@tanstack/react-query';
import { INBOX } from '../../../../contract/calls/live';
import { useCallQuery, useKitDataProvider, useRefreshWhileVisible } from '../../../core/kit';
import type { Inbox } from '../entities/outbox';

/** Milliseconds between two polls while live updates are unavailable. */
const REFRESH_MS = 60_000;

/**
 * Fetches the newest messages to the user and keeps them current; `undefined` until loaded, and if the user cannot have
 * any.
 */
export function useInbox(resource: string) {
  const dataProvider = useKitDataProvider();
  const queryClient = useQueryClient();
  const { data, refetch } = useCallQuery<Inbox>(resource, 'selectInbox', {});
  // Also while another window has the focus, because the user may want to hear the sound.
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, { entities: [INBOX], whileHidden: true, isWatched: false });
  const markRead = async (id?: number) => {
    queryClient.setQueriesData<Inbox>(
      { queryKey: [resource, 'selectInbox'] },
      (cached) => cached && markedRead(cached, id),
    );
    await dataProvider
      .call(resource, 'readInbox', id === undefined ? {} : { id }, { silent: true })
      .catch(() => undefined);
    await refetch();
  };
  return { inbox: data, markRead };
}

function markedRead({ messages, unread }: Inbox, id: number | undefined): Inbox {
  const matches = (message: Inbox['messages'][number]) => id === undefined || message.id === id;
  const newlyRead = messages.filter((message) => matches(message) && !message.isRead).length;
  return {
    unread: id === undefined ? 0 : unread - newlyRead,
    messages: messages.map((message) => (matches(message) ? { ...message, isRead: true } : message)),
  };
}
