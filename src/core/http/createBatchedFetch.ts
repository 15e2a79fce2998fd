import {
  BATCH_CALL_LENGTH_MAX,
  BATCH_CALLS_MAX,
  BATCH_PATH,
  BATCH_TYPE,
  type BatchHead,
} from '../../../contract/calls/batch';
import { API_BASE } from '../../../contract/calls/envelope';
import { isRecord } from '../../../contract/values/isRecord';
import { readLines } from './readLines';

/** Number of parallel reads that are sent individually before batching starts; the page's list is among them. */
const UNBATCHED_LIMIT = 3;
/** Milliseconds for which further reads are collected; rendering tasks can extend it. */
const BATCH_WINDOW_MS = 15;

/** A read that waits for its response. */
interface PendingRead {
  url: string;
  init: RequestInit | undefined;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/**
 * Creates a `fetch` that batches reads while others are in flight, so that a page with a hundred reads needs only a few
 * requests. Each response is delivered as it arrives. Reads that a batch does not answer, and all reads on a back end
 * without batches, are sent individually.
 */
export function createBatchedFetch(send: typeof fetch = (...args) => globalThis.fetch(...args)): typeof fetch {
  let inFlight = 0;
  let supportsBatches = true;
  const queuedReads = new Map<string, PendingRead[]>();

  const alone = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    inFlight += 1;
    try {
      return await send(url, init);
    } finally {
      inFlight -= 1;
    }
  };

  const sendUnbatched = ({ url, init, resolve, reject }: PendingRead) => void alone(url, init).then(resolve, reject);

  async function flush(key: string): Promise<void> {
    const all = (queuedReads.get(key) ?? []).filter(({ init }) => !init?.signal?.aborted);
    queuedReads.delete(key);
    for (let from = 0; from < all.length; from += BATCH_CALLS_MAX) {
      const reads = all.slice(from, from + BATCH_CALLS_MAX);
      if (!supportsBatches || reads.length === 1) reads.forEach(sendUnbatched);
      else void sendBatch(reads);
    }
  }

  async function sendBatch(reads: readonly PendingRead[]): Promise<void> {
    const pendingReads = new Map(reads.entries());
    const abort = new AbortController();
    for (const [call, { init, reject }] of pendingReads) {
      init?.signal?.addEventListener('abort', () => {
        if (!pendingReads.delete(call)) return;
        reject(init.signal?.reason);
        // Other reads of the batch continue.
        if (pendingReads.size === 0) abort.abort();
      });
    }
    inFlight += 1;
    try {
      const headers = new Headers(reads[0]?.init?.headers);
      headers.set('Accept', BATCH_TYPE);
      headers.set('Content-Type', 'application/json');
      const calls = reads.map(({ url }) => url.slice(API_BASE.length));
      const response = await send(BATCH_PATH, {
        method: 'POST',
        body: JSON.stringify({ calls }),
        headers,
        credentials: 'include',
        signal: abort.signal,
      });
      const isBatch = response.headers.get('content-type')?.startsWith(BATCH_TYPE) === true;
      supportsBatches = isBatch || isBusy(response.status);
      if (isBatch && response.body) await dispatchResponses(response.body, pendingReads);
    } catch {
      // If a batch breaks off, its remaining reads are sent individually and report their own failures.
    } finally {
      inFlight -= 1;
    }
    for (const read of pendingReads.values()) sendUnbatched(read);
  }

  return (input, init) => {
    const url = String(input);
    if (!supportsBatches || !isBatchable(url, init)) return send(input, init);
    if (inFlight < UNBATCHED_LIMIT) return alone(url, init);
    return new Promise((resolve, reject) => {
      const key = batchKey(init);
      const reads = queuedReads.get(key) ?? [];
      if (reads.length === 0) setTimeout(() => void flush(key), BATCH_WINDOW_MS);
      queuedReads.set(key, reads);
      reads.push({ url, init, resolve, reject });
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
}

/** Delivers each response as its lines arrive, and removes it from the open reads. */
async function dispatchResponses(
  body: ReadableStream<Uint8Array>,
  pendingReads: Map<number, PendingRead>,
): Promise<void> {
  let head: BatchHead | undefined;
  for await (const line of readLines(body)) {
    if (head === undefined) {
      const next = parseHead(line);
      if (next.alone !== true) head = next;
      continue;
    }
    const { call, status, headers } = head;
    head = undefined;
    pendingReads.get(call)?.resolve(new Response(line, { status, headers }));
    pendingReads.delete(call);
  }
}

/** Batches reads of records only: no file content, and no responses in another format. */
function isBatchable(url: string, init: RequestInit | undefined): boolean {
  if (init?.method !== undefined && init.method !== 'GET') return false;
  if (!/^\/api\/(select|query|count)/.test(url) || url.length > BATCH_CALL_LENGTH_MAX) return false;
  const headers = new Headers(init?.headers);
  return headers.get('Accept') === 'application/json' && !headers.has('Range') && headers.has('Authorization');
}

/** Reads are batched together only if their headers are equal. */
function batchKey(init: RequestInit | undefined): string {
  return JSON.stringify([...new Headers(init?.headers)]);
}

/** A busy or starting server may support batches nevertheless. */
function isBusy(status: number): boolean {
  return status === 429 || status >= 502;
}

/** @throws {TypeError} if a line lacks required fields of a response */
function parseHead(line: string): BatchHead {
  const head: unknown = JSON.parse(line);
  if (!isRecord(head)) throw new TypeError('a line of a batch is no object');
  const { call, status, headers, alone } = head;
  if (typeof call !== 'number' || typeof status !== 'number' || !isRecord(headers)) {
    throw new TypeError('a line of a batch names no answer');
  }
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { call, status, headers: Object.fromEntries(texts), ...(alone === true && { alone: alone }) };
}
