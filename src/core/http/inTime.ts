import { REQUEST_TIMEOUT_MS } from '../../../contract/constants';
import { TimeoutReached } from './fetchWithTimeout';

/**
 * Waits for code no longer than for an answer: browsers wait as long as the connection stands, which is for ever when a
 * server hangs.
 * @throws {TimeoutReached} when the limit was reached first
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
