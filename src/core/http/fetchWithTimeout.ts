/** Headers and the whole body of an answer. */
export interface Exchange {
  status: number;
  headers: Headers;
  text: string;
}

/** Why {@link fetchWithTimeout} rejected: nobody answered in time. */
export class TimeoutReached extends Error {
  override readonly name = 'TimeoutReached';
}

/**
 * Fetches and reads the body to its end within a time limit. A caller's own signal works beside it.
 * @param request `signal` breaks off; the promise rejects with its reason
 * @throws {TimeoutReached} when the limit was reached first
 */
export async function fetchWithTimeout(
  url: string,
  request: RequestInit & { timeoutMs: number; fetch: typeof fetch },
): Promise<Exchange> {
  const { timeoutMs, fetch: send, signal: callerSignal, ...init } = request;
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const onCallerAbort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', onCallerAbort);
  const timer = setTimeout(() => controller.abort(new TimeoutReached(`No answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await send(url, { ...init, signal: controller.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    // Some engines reject with an error of their own instead of the signal's reason.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onCallerAbort);
  }
}
