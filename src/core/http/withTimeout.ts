import { REQUEST_TIMEOUT_MS } from '../../../contract/constants';
import { RequestTimeoutError } from './fetchWithTimeout';

/**
 * Limits the wait for lazy-loaded code to the request timeout. Browsers have no limit for it: an import never settles when a
 * server hangs.
 * @throws {RequestTimeoutError} when the time limit is exceeded
 */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RequestTimeoutError(`No answer within ${REQUEST_TIMEOUT_MS} ms`)),
      REQUEST_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
