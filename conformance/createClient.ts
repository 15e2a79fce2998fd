import { setTimeout } from 'node:timers/promises';
import { API_BASE, isReadOperation } from '../contract/calls/envelope';
import { REQUEST_TIMEOUT_MS } from '../contract/constants';
import { toDotted } from '../contract/query/query';
import type { Exchange, ReceivedResponse, SentRequest } from './Exchange';
import { RuleViolation } from './Rule';
import type { Secrets } from './Secrets';

/** A request to the back end. */
export interface CallRequest {
  /** `selectAll.elderly.open`, or any other path below `/api/`. */
  name: string;
  params?: Readonly<Record<string, unknown>>;
  /** Defaults to the session's token; `null` sends none. */
  token?: string | null;
  method?: string;
  /** Sends the parameters as a urlencoded form. */
  form?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** The raw body, sent instead of the parameters. */
  body?: string;
}

export interface Client {
  /**
   * Sends a request and waits for the whole response.
   * @throws {RuleViolation} when there is none within the console's time limit
   */
  request: (callRequest: CallRequest) => Promise<ReceivedResponse>;
  /** Returns the last request and its response. */
  last: () => Exchange | undefined;
  /** Returns the session's token. */
  token: () => string | null;
  setToken: (token: string) => void;
}

export interface ClientOptions {
  /** Address of the back end, without `/api/`. */
  url: string;
  secrets: Secrets;
  fetch?: typeof fetch;
  signal?: AbortSignal;
}

/** Creates an HTTP client that calls the back end as the console does and keeps the last exchange. */
export function createClient({ url, secrets, signal, fetch: send = globalThis.fetch }: ClientOptions): Client {
  const base = url.replace(/\/+$/, '') + API_BASE;
  let session: string | null = null;
  let last: Exchange | undefined;

  function toRequest({ name, params = {}, token = session, form = false, body, ...rest }: CallRequest): SentRequest {
    const [operation = ''] = name.split('.', 1);
    const method = rest.method ?? (isReadOperation(operation) ? 'GET' : 'POST');
    const pairs = new URLSearchParams(toDotted(params)).toString();
    const isBodyless = method === 'GET' || method === 'HEAD';
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return {
      method,
      url: `${base}${name}${isBodyless && pairs !== '' ? `?${pairs}` : ''}`,
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en',
        ...(token !== null && { Authorization: token }),
        ...(!isBodyless && { 'Content-Type': type }),
        ...rest.headers,
      },
      ...(!isBodyless && { body: body ?? (form ? pairs : JSON.stringify(params)) }),
    };
  }

  /** Retries once after the `Retry-After` time of a rate limit. */
  async function sendWithRetry(request: SentRequest): Promise<ReceivedResponse> {
    const first = await sendOnce(request);
    const seconds = Number(first.headers.get('retry-after'));
    if (first.http !== 429 || !(seconds > 0)) return first;
    await setTimeout(seconds * 1000, undefined, { signal });
    return sendOnce(request);
  }

  async function sendOnce(request: SentRequest): Promise<ReceivedResponse> {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    last = { request };
    try {
      const response = await send(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        redirect: 'manual',
        // Writes are not aborted: only their response names the record that must be removed.
        signal: signal && request.body === undefined ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const text = await response.text();
      const answer = { http: response.status, headers: response.headers, text, body: toJson(text) };
      last = { request, response: answer };
      collectTokens(answer.body);
      return answer;
    } catch (cause) {
      signal?.throwIfAborted();
      if (timeout.aborted) throw new RuleViolation(`no answer within ${REQUEST_TIMEOUT_MS / 1000} s`, { cause });
      const code = codeOf(cause);
      throw new RuleViolation(
        UNREACHABLE.has(code) ? `nobody answers at ${url} (${code})` : 'the connection broke off',
        {
          cause,
        },
      );
    }
  }

  function collectTokens(body: unknown): void {
    const token = findToken(body);
    if (token !== undefined) secrets.add(token);
  }

  return {
    request: (callRequest) => sendWithRetry(toRequest(callRequest)),
    last: () => last,
    token: () => session,
    setToken: (token) => {
      session = token;
      secrets.add(token);
    },
  };
}

/** Node's error codes for an unreachable address. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Returns the code of a connection error, which `fetch` reports as the cause of its own error. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Returns the token in a login's response, with or without an envelope. */
export function findToken(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('token' in body && typeof body.token === 'string') return body.token;
  return 'data' in body ? findToken(body.data) : undefined;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
