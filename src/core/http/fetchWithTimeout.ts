/** Headers and the whole body of an answer. */
export interface Exchange {
  status: number;
  headers: Headers;
  text: string;
  /** Instead of the text, where content was asked for and came. */
  content?: Blob;
}

/** Why {@link fetchWithTimeout} rejected: nobody answered in time. */
export class TimeoutReached extends Error {
  override readonly name = 'TimeoutReached';
}

/**
 * Fetches and reads the body to its end within a time limit; content may be long, so there the limit is for each piece.
 * A caller's own signal works beside it.
 * @param request `signal` breaks off; the promise rejects with its reason. `isContent` reads what is no JSON as it is
 * @throws {TimeoutReached} when the limit was reached first
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
    // Some engines reject with an error of their own instead of the signal's reason.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', onCallerAbort);
  }
}

/** The same answer, which tells of each piece that arrives. */
function watched({ body, headers }: Response, onPiece: () => void): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      onPiece();
      out.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(pieces), { headers });
}
