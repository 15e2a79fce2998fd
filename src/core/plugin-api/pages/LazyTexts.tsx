import { type ReactNode, use, useCallback, useContext, useMemo } from 'react';
import {
  AddNotificationContext,
  I18nContext,
  type NotificationPayload,
  useAddNotificationContext,
  useLocaleState,
} from 'react-admin';
import { FALLBACK_LOCALE, type Locale } from '../../../../contract/constants';
import { toLocale } from '../../i18n/locale';
import { flattenTexts, type TextTree } from '../../i18n/mergeTexts';
import type { Loader, Texts } from '../types';

export interface LazyTextsProps {
  /** Prefix of each key, without the dot. */
  prefix: string;
  /** A language without its own texts falls back to English. */
  texts: Partial<Record<Locale, Loader<Texts>>>;
  children: ReactNode;
}

/** Loads texts when first shown instead of at the start; everything below translates their keys as usual. */
export function LazyTexts({ prefix, texts, children }: LazyTextsProps) {
  const i18n = useContext(I18nContext);
  const [locale] = useLocaleState();
  const load = texts[toLocale(locale)] ?? texts[FALLBACK_LOCALE];
  const tree = load ? use(fetchOnce(load)) : NONE;
  const flatTexts = useMemo(() => flattenTexts({ [prefix]: tree }), [prefix, tree]);
  const provider = useMemo(
    () => ({
      ...i18n,
      // Texts of the console take precedence. `_` is the default text, which the translator uses when it has none.
      translate: (key: string, options?: Record<string, unknown>) =>
        i18n.translate(key, Object.hasOwn(flatTexts, key) ? { ...options, _: flatTexts[key] } : options),
    }),
    [i18n, flatTexts],
  );
  const addNotification = useAddNotificationContext();
  const notify = useCallback(
    (notice: NotificationPayload) => {
      const { message, notificationOptions } = notice;
      // Translate notifications here, because they are rendered outside, where these texts are unknown.
      const isOurs = typeof message === 'string' && Object.hasOwn(flatTexts, message);
      addNotification(
        isOurs ? { ...notice, message: provider.translate(message, notificationOptions?.messageArgs) } : notice,
      );
    },
    [addNotification, provider, flatTexts],
  );
  return (
    <I18nContext.Provider value={provider}>
      <AddNotificationContext.Provider value={notify}>{children}</AddNotificationContext.Provider>
    </I18nContext.Provider>
  );
}

const NONE: TextTree = {};
const fetched = new WeakMap<Loader<Texts>, Promise<TextTree>>();

/** Returns the same promise for the same loader, as `use` requires; a failed fetch is retried. */
function fetchOnce(load: Loader<Texts>): Promise<TextTree> {
  const cached = fetched.get(load);
  if (cached) return cached;
  const running = load().then((module) => module.default);
  running.catch(() => fetched.delete(load));
  fetched.set(load, running);
  return running;
}
