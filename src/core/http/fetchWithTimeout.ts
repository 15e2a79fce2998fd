/** Status, headers and complete body of a response. */
export interface Exchange {
  status: number;
  headers: Headers;
  text: string;
  /** Replaces the text when the response is binary content. */
  content?: Blob;
}

/** {@link fetchWithTimeout} rejects with it on a timeout. */
export class TimeoutReached extends Error {
  override readonly name = 'TimeoutReached';
}

/**
 * Fetches and reads the whole body within a time limit. Binary content can be long, so there the limit applies to each
 * chunk. It also obeys the caller's own signal.
 * @param request `signal` cancels; the promise rejects with its reason. `isContent` reads everything but JSON as a blob
 * @throws {TimeoutReached} when the time limit is exceeded
 */
export async function fetchWithTimeout(
  url: string,
  request: RequestInit & { timeoutMs: number; fetch: typeof fetch; isContent?: boolean },
): Promise<Exchange> {
  const { timeoutMs, fetch: send, signal: callerSignal, isContent = false, ...init } = request;
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const onCallerAbort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', onCallerAbort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new TimeoutReached(`No answer within ${timeoutMs} ms`)), timeoutMs);
  };
  watch();
  try {
    const response = await send(url, { ...init, signal: controller.signal });
    const { status, headers } = response;
    if (isContent && !/json/i.test(headers.get('content-type') ?? '')) {
      return { status, headers, text: '', content: await watched(response, watch).blob() };
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

/** Returns the same response, and calls `onPiece` for each chunk that arrives. */
function watched({ body, headers }: Response, onPiece: () => void): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      onPiece();
      out.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(pieces), { headers });
}
