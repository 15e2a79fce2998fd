import { REQUEST_TIMEOUT_MS } from '../../../contract/constants';
import { TimeoutReached } from './fetchWithTimeout';

/**
 * Limits the wait for lazy-loaded code to the request timeout. Browsers have no limit for it: an import never settles when a
 * server hangs.
 * @throws {TimeoutReached} when the time limit is exceeded
 */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutReached(`No answer within ${REQUEST_TIMEOUT_MS} ms`)),
      REQUEST_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
