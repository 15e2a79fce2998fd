/** Status, headers and complete body of a response. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Replaces the text when the response is binary content. */
  content?: Blob;
}

/** {@link fetchWithTimeout} rejects with it on a timeout. */
export class RequestTimeoutError extends Error {
  override readonly name = 'TimeoutReached';
}

/**
 * Fetches and reads the whole body within a time limit. Binary content can be long, so there the limit applies to each
 * chunk. It also obeys the caller's own signal.
 * @param request `signal` cancels; the promise rejects with its reason. `isContent` reads everything but JSON as a blob
 * @throws {RequestTimeoutError} when the time limit is exceeded
 */
export async function fetchWithTimeout(
  url: string,
  request: RequestInit & { timeoutMs: number; fetch: typeof fetch; isContent?: boolean },
): Promise<HttpResponse> {
  const { timeoutMs, fetch: send, signal: callerSignal, isContent = false, ...init } = request;
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const onCallerAbort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', onCallerAbort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new RequestTimeoutError(`No answer within ${timeoutMs} ms`)), timeoutMs);
  };
  restartTimer();
  try {
    const response = await send(url, { ...init, signal: controller.signal });
    const { status, headers } = response;
    if (isContent && !/json/i.test(headers.get('content-type') ?? '')) {
      return { status, headers, text: '', content: await withChunkCallback(response, restartTimer).blob() };
    }
    return { status, headers, text: await response.text() };
  } catch (error) {
    // Some engines reject with their own error instead of the signal's reason.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onCallerAbort);
  }
}

/** Returns the same response, and calls `onChunk` for each chunk that arrives. */
function withChunkCallback({ body, headers }: Response, onChunk: () => void): Response {
  const chunks = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      onChunk();
      out.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(chunks), { headers });
}
