import { DEFAULT_LOCALE } from '../../contract/constants';
import { createHttpClient, type HttpClient, type Notice } from '../core/http';
import { bulkNotice } from '../core/http/bulkNotice';
import { createDataProvider, type HasCall, hasEveryCall, type ResourceBinding } from '../dataProvider';

export interface TestDataProviderOptions {
  /** The available resources: name, entity and protocol. */
  resources: readonly ResourceBinding[];
  /** `createFakeFetch().fetch`, that of a {@link createMemoryBackend}, or the runtime's own for a real back end. */
  fetch: typeof fetch;
  /** Whether the back end has a call, by its name `selectAll.elderly.open`. Defaults to true. */
  has?: HasCall;
  /** Returns the text of a problem by key (`problems.notFound`). Defaults to the key. */
  translate?: (key: string, params?: Record<string, string | number>) => string;
}

/**
 * Creates the console's own data provider for a back end of the test's choice.
 * @returns the provider, its client, and the notices that an administrator would have seen
 */
export function createTestDataProvider(options: TestDataProviderOptions) {
  const { resources, fetch, has = hasEveryCall, translate = (key: string) => key } = options;
  const notices: Notice[] = [];
  const http: HttpClient = createHttpClient({
    translate,
    locale: () => DEFAULT_LOCALE,
    notify: (notice) => notices.push(notice),
    onSessionEnd: () => notices.push({ type: 'warning', message: 'session ended' }),
    noticeOf: bulkNotice,
    fetch,
  });
  const dataProvider = createDataProvider({ http, resources: () => resources, has, translate });
  return { dataProvider, http, notices };
}
