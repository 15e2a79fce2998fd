import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/constants';
import { LaterMessages } from './LaterMessages';
import type { Loader, Messages } from './types';
import { usePluginId } from './usePluginId';

export interface PageMessagesProps {
  /** Texts by language, as in a plugin's `messages`; the plugin's id goes in front of each key. */
  messages: Partial<Record<Locale, Loader<Messages>>>;
  children: ReactNode;
}

/** Texts that only a few pages need: fetched with those pages, while a plugin's own `messages` are fetched at the start. */
export function PageMessages({ messages, children }: PageMessagesProps) {
  return (
    <LaterMessages prefix={usePluginId()} messages={messages}>
      {children}
    </LaterMessages>
  );
}
