import {
  BATCH_CALL_LENGTH_MAX,
  BATCH_CALLS_MAX,
  BATCH_PATH,
  BATCH_TYPE,
  type BatchHead,
} from '../../../contract/batch';
import { API_BASE } from '../../../contract/envelope';
import { isRecord } from '../../../contract/isRecord';
import { linesOf } from './linesOf';

/** Number of parallel reads that are sent individually before batching starts; the page's list is among them. */
const ALONE = 3;
/** Milliseconds for which further reads are collected; rendering tasks can extend it. */
const GATHER_MS = 15;

/** A read that waits for its response. */
interface Read {
  url: string;
  init: RequestInit | undefined;
  resolve: (answer: Response) => void;
  reject: (reason: unknown) => void;
}

/**
 * Creates a `fetch` that batches reads while others are in flight, so that a page with a hundred reads needs only a few
 * requests. Each response is delivered as it arrives. Reads that a batch does not answer, and all reads on a back end
 * without batches, are sent individually.
 */
export function createBatchedFetch(send: typeof fetch = (...args) => globalThis.fetch(...args)): typeof fetch {
  let underway = 0;
  let hasBatches = true;
  const gathered = new Map<string, Read[]>();

  const alone = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    underway += 1;
    try {
      return await send(url, init);
    } finally {
      underway -= 1;
    }
  };

  const answerAlone = ({ url, init, resolve, reject }: Read) => void alone(url, init).then(resolve, reject);

  async function flush(key: string): Promise<void> {
    const all = (gathered.get(key) ?? []).filter(({ init }) => !init?.signal?.aborted);
    gathered.delete(key);
    for (let from = 0; from < all.length; from += BATCH_CALLS_MAX) {
      const reads = all.slice(from, from + BATCH_CALLS_MAX);
      if (!hasBatches || reads.length === 1) reads.forEach(answerAlone);
      else void together(reads);
    }
  }

  async function together(reads: readonly Read[]): Promise<void> {
    const open = new Map(reads.entries());
    const abort = new AbortController();
    for (const [call, { init, reject }] of open) {
      init?.signal?.addEventListener('abort', () => {
        if (!open.delete(call)) return;
        reject(init.signal?.reason);
        // Other reads of the batch continue.
        if (open.size === 0) abort.abort();
      });
    }
    underway += 1;
    try {
      const headers = new Headers(reads[0]?.init?.headers);
      headers.set('Accept', BATCH_TYPE);
      headers.set('Content-Type', 'application/json');
      const calls = reads.map(({ url }) => url.slice(API_BASE.length));
      const answer = await send(BATCH_PATH, {
        method: 'POST',
        body: JSON.stringify({ calls }),
        headers,
        credentials: 'include',
        signal: abort.signal,
      });
      const isBatch = answer.headers.get('content-type')?.startsWith(BATCH_TYPE) === true;
      hasBatches = isBatch || isBusy(answer.status);
      if (isBatch && answer.body) await handOver(answer.body, open);
    } catch {
      // If a batch breaks off, its remaining reads are sent individually and report their own failures.
    } finally {
      underway -= 1;
    }
    for (const read of open.values()) answerAlone(read);
  }

  return (input, init) => {
    const url = String(input);
    if (!hasBatches || !isBatched(url, init)) return send(input, init);
    if (underway < ALONE) return alone(url, init);
    return new Promise((resolve, reject) => {
      const key = keyOf(init);
      const reads = gathered.get(key) ?? [];
      if (reads.length === 0) setTimeout(() => void flush(key), GATHER_MS);
      gathered.set(key, reads);
      reads.push({ url, init, resolve, reject });
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
}

/** Delivers each response as its lines arrive, and removes it from the open reads. */
async function handOver(body: ReadableStream<Uint8Array>, open: Map<number, Read>): Promise<void> {
  let head: BatchHead | undefined;
  for await (const line of linesOf(body)) {
    if (head === undefined) {
      const next = parseHead(line);
      if (next.alone !== true) head = next;
      continue;
    }
    const { call, status, headers } = head;
    head = undefined;
    open.get(call)?.resolve(new Response(line, { status, headers }));
    open.delete(call);
  }
}

/** Batches reads of records only: no file content, and no responses in another format. */
function isBatched(url: string, init: RequestInit | undefined): boolean {
  if (init?.method !== undefined && init.method !== 'GET') return false;
  if (!/^\/api\/(select|query|count)/.test(url) || url.length > BATCH_CALL_LENGTH_MAX) return false;
  const headers = new Headers(init?.headers);
  return headers.get('Accept') === 'application/json' && !headers.has('Range') && headers.has('Authorization');
}

/** Reads are batched together only if their headers are equal. */
function keyOf(init: RequestInit | undefined): string {
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
  return { call, status, headers: Object.fromEntries(texts), ...(alone === true && { alone }) };
}
