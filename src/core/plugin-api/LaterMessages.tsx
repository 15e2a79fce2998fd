import { type ReactNode, use, useCallback, useContext, useMemo } from 'react';
import {
  AddNotificationContext,
  I18nContext,
  type NotificationPayload,
  useAddNotificationContext,
  useLocaleState,
} from 'react-admin';
import { FALLBACK_LOCALE, type Locale } from '../../../contract/constants';
import { toLocale } from '../i18n/locale';
import { flattenMessages, type MessageTree } from '../i18n/mergeMessages';
import type { Loader, Messages } from './types';

export interface LaterMessagesProps {
  /** Goes in front of each key, with a dot. */
  prefix: string;
  /** A language without texts of its own shows the English ones. */
  messages: Partial<Record<Locale, Loader<Messages>>>;
  children: ReactNode;
}

/** Texts that are fetched when first shown instead of at the start; everything below translates their keys like any other. */
export function LaterMessages({ prefix, messages, children }: LaterMessagesProps) {
  const i18n = useContext(I18nContext);
  const [locale] = useLocaleState();
  const load = messages[toLocale(locale)] ?? messages[FALLBACK_LOCALE];
  const tree = load ? use(fetchOnce(load)) : NONE;
  const texts = useMemo(() => flattenMessages({ [prefix]: tree }), [prefix, tree]);
  const provider = useMemo(
    () => ({
      ...i18n,
      // The console's own texts win; `_` is what its translator takes, and fills in, when it has none.
      translate: (key: string, options?: Record<string, unknown>) =>
        i18n.translate(key, Object.hasOwn(texts, key) ? { ...options, _: texts[key] } : options),
    }),
    [i18n, texts],
  );
  const addNotification = useAddNotificationContext();
  const notify = useCallback(
    (notice: NotificationPayload) => {
      const { message, notificationOptions } = notice;
      // A notice is shown elsewhere, where these texts are not known.
      const isOurs = typeof message === 'string' && Object.hasOwn(texts, message);
      addNotification(
        isOurs ? { ...notice, message: provider.translate(message, notificationOptions?.messageArgs) } : notice,
      );
    },
    [addNotification, provider, texts],
  );
  return (
    <I18nContext.Provider value={provider}>
      <AddNotificationContext.Provider value={notify}>{children}</AddNotificationContext.Provider>
    </I18nContext.Provider>
  );
}

const NONE: MessageTree = {};
const fetched = new WeakMap<Loader<Messages>, Promise<MessageTree>>();

/** The same promise for the same loader, as `use` needs it; a failed fetch is tried again. */
function fetchOnce(load: Loader<Messages>): Promise<MessageTree> {
  const known = fetched.get(load);
  if (known) return known;
  const running = load().then((module) => module.default);
  running.catch(() => fetched.delete(load));
  fetched.set(load, running);
  return running;
}
