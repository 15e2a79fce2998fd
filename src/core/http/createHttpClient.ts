import { authOperations } from '../../../contract/authOperations';
import { ERROR_TOAST_MS, type Locale, REQUEST_TIMEOUT_MS, UPLOAD_STALL_MS } from '../../../contract/constants';
import { API_BASE, type Envelope, RIGHTS_HEADER } from '../../../contract/envelope';
import { type PermissionCheck, permissionName } from '../../../contract/permissions';
import { REAUTHENTICATE, refusalOf } from '../../../contract/refusal';
import { logStore } from '../log';
import { answerContent } from './answerContent';
import { isAttended } from './attention';
import type { Answer, Call, Notice } from './Call';
import { encodeCall } from './encodeCall';
import { failureMessage, type Translate } from './failureMessage';
import { type Exchange, fetchWithTimeout, TimeoutReached } from './fetchWithTimeout';
import { type FailureCode, HttpFailure } from './HttpFailure';
import { OpenWrites, writeKey } from './openWrites';
import { parseAnswer, parseJson } from './parseAnswer';
import { createSessionEnd } from './sessionEnd';

export interface HttpClientOptions {
  /** Translates keys; the client uses only `problems.*`. */
  translate: Translate;
  /** Language of the console, sent with each call. */
  locale: () => Locale;
  /** Shows a toast. */
  notify: (notice: Notice) => void;
  /** Called when the server reports that the session has ended; once, even if several calls fail. */
  onSessionEnd: () => void;
  /**
   * Asks for the password again when the server requires it for a call; resolves to whether it was given. The call is then
   * repeated. Without this option, the call is rejected.
   */
  confirmPassword?: () => Promise<boolean>;
  /**
   * Asks whether to resend a write whose last attempt got no response and may have been stored. Without this
   * option, the write is sent.
   */
  confirmResend?: () => Promise<boolean>;
  /** Called when a response carries other permissions or another data scope than the one before. */
  onRightsChange?: () => void;
  /** Returns the toast of a success that changed only some records, or none. Defaults to a success for every call. */
  noticeOf?: (call: Call, body: Envelope, translate: Translate) => Notice | undefined;
  /** Returns whether the back end has a call; other calls are not sent. Defaults to all calls. */
  has?: PermissionCheck;
  /** Defaults to the browser's `fetch`. */
  fetch?: typeof fetch;
}

/** HTTP client of the console; all requests to a back end go through it. */
export interface HttpClient {
  /**
   * Sends a call and classifies the response. Success and rejection show a toast unless the call is silent.
   * @throws {HttpFailure} for HTTP errors, timeouts, lost connections, unreadable responses and an ended session
   */
  send: (call: Call) => Promise<Answer>;
  /**
   * Sends a call and unwraps the response (spec §7). Without a status, it returns the body unchanged. On 8000 it returns the
   * body when `dataCount` is 0 or more, else `data`. On any other status it returns the body.
   * @throws {HttpFailure} like {@link HttpClient.send}
   */
  request: (call: Call) => Promise<unknown>;
  /**
   * Fetches from a plain REST back end with the same time limit, log and toasts. The token is sent only to the console's own
   * origin.
   * @throws {HttpFailure} except for an ended session, which plain REST does not have
   */
  fetchRest: (url: string, init?: RequestInit, options?: { silent?: boolean }) => Promise<Exchange & { json: unknown }>;
  /** Logs a response that is valid in the protocol but lacks the requested data; the caller shows the failure. */
  unreadable: (name: string, body: unknown) => HttpFailure;
  /** Identifies the session, so that caches of one session are not used in another. */
  sessionKey: () => string;
}

/** Calls of the session itself: they show no toast and do not redirect to the login page. */
const sessionCalls = new Set(
  authOperations.filter(({ entity }) => entity === 'admin').map(({ operation, entity }) => `${operation}.${entity}`),
);

/** HTTP status Not Implemented. */
const NOT_IMPLEMENTED = 501;

/** Creates the client according to the spec's rules for responses (§7), errors (§8) and limits (§9). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { translate, locale, notify, onSessionEnd, has } = options;
  const session = createSessionEnd();
  const openWrites = new OpenWrites();
  let known: { token: string; rights: string } | undefined;

  async function send(call: Call): Promise<Answer> {
    const { path, url, method, body, contentType } = encodeCall(call);
    if (has && !has(permissionName(call.operation, call.entity, call.scope))) throw notOffered(path);
    const key = writeKey(call, method);
    await confirmOpen(key);
    const token = session.token();
    const failed = (failure: Failure) => {
      if (failure.status === 401 && isNewEnd(call, token)) onSessionEnd();
      const reported = report({ ...failure, path, method, isSilent: call.silent === true });
      openWrites.note(key, reported);
      return reported;
    };
    const { signal, keepalive, isContent, range, purpose = isAttended() ? undefined : 'refresh' } = call;
    const sent = headers({ token, contentType, range, purpose, isContent });
    const answer =
      body instanceof FormData
        ? await checked({ signal, failed, work: () => sendFile({ url, call, form: body, headers: sent }) })
        : await exchange({
            url,
            init: { method, body, signal, keepalive, credentials: 'include', headers: sent },
            isContent,
            failed,
          });
    if (answer.content) return { kind: 'raw', body: answer.content };
    const parsed = parseAnswer({ text: answer.text, contentType: answer.headers.get('content-type') ?? '' });
    if (parsed.kind === 'malformed') throw failed({ code: 'malformed', status: answer.status });
    openWrites.settle(key);
    if (parsed.kind === 'sessionEnded') throw endSession({ call, token, path, body: parsed.body });
    if (parsed.kind === 'rejected' && parsed.body.code === REAUTHENTICATE && (await options.confirmPassword?.())) {
      return send(call);
    }
    if (parsed.kind !== 'raw') toast({ call, method, answer: parsed });
    return parsed;
  }

  /** Throws the failure of the last attempt if the user decides against resending the write. */
  async function confirmOpen(key: string | undefined): Promise<void> {
    const open = openWrites.find(key);
    if (open && options.confirmResend && !(await options.confirmResend())) throw open;
  }

  function exchange(given: { url: string; init: RequestInit; isContent?: boolean; failed: Failed }): Promise<Exchange> {
    const { url, init, isContent, failed } = given;
    const fetch = options.fetch ?? globalThis.fetch;
    const work = () => fetchWithTimeout(url, { ...init, isContent, timeoutMs: REQUEST_TIMEOUT_MS, fetch });
    return checked({ signal: init.signal, failed, work });
  }

  async function sendFile(given: { url: string; call: Call; form: FormData; headers: Headers }): Promise<Exchange> {
    const { url, call, form, headers } = given;
    const { signal, onProgress } = call;
    // Loaded on demand, because the login page also has this client and uploads no files.
    const { default: sendForm } = await import('./sendForm');
    return sendForm(url, { headers, form, signal, onProgress, stallMs: UPLOAD_STALL_MS });
  }

  async function checked(given: { signal?: AbortSignal | null; failed: Failed; work: () => Promise<Exchange> }) {
    const { signal, failed, work } = given;
    let answer: Exchange;
    try {
      answer = await work();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw failed({ code: cause instanceof TimeoutReached ? 'timeout' : 'network', cause });
    }
    noteRights(answer.headers);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const json = parseJson(answer.text);
    throw failed({ code: 'http', status: answer.status, body: json.ok ? json.value : undefined });
  }

  function noteRights(answered: Headers): void {
    const rights = answered.get(RIGHTS_HEADER);
    const token = session.token();
    if (rights === null || token === undefined) return;
    const isChanged = known?.token === token && known.rights !== rights;
    known = { token, rights };
    if (isChanged) options.onRightsChange?.();
  }

  /** The only place where a failure gets its text, log entry and toast. */
  function report({
    path,
    method,
    isSilent,
    ...failure
  }: Failure & { path: string; method: string; isSilent: boolean }) {
    const { code, status = 0 } = failure;
    const { code: reason } = refusalOf(failure);
    const error = new HttpFailure(failureMessage({ code, status, path, reason }, translate), failure);
    logStore.push(
      {
        message: translate('problems.requestFailed'),
        type: 'danger',
        meta: { call: `${method} ${path}`, code, status, reason: error.message },
        stack: error.stack,
        source: path,
      },
      error,
    );
    if (!isSilent) notify({ type: 'error', message: error.message, duration: ERROR_TOAST_MS });
    return error;
  }

  function endSession(given: { call: Call; token: string | undefined; path: string; body: unknown }): HttpFailure {
    const { call, token, path, body } = given;
    const message = failureMessage({ code: 'sessionEnded', status: 401, path }, translate);
    const failure = new HttpFailure(message, { code: 'sessionEnded', status: 401, body });
    // The end of a session is expected and would only fill the log.
    logStore.ignore(failure);
    if (isNewEnd(call, token)) {
      notify({ type: 'warning', message });
      onSessionEnd();
    }
    return failure;
  }

  /** Returns the failure for a missing call. It is not an error: no log entry, no toast. */
  function notOffered(path: string): HttpFailure {
    const code = 'notOffered';
    const failure = new HttpFailure(failureMessage({ code, status: NOT_IMPLEMENTED, path }, translate), {
      code,
      status: NOT_IMPLEMENTED,
    });
    logStore.ignore(failure);
    return failure;
  }

  function isNewEnd({ operation, entity }: Call, token: string | undefined): boolean {
    return !sessionCalls.has(`${operation}.${entity}`) && session.isNews(token);
  }

  function toast({ call, method, answer }: { call: Call; method: string; answer: Exclude<Answer, { kind: 'raw' }> }) {
    const { message } = answer.body;
    if (answer.kind === 'rejected' && !call.silent) {
      notify({ type: 'warning', message: message || translate('problems.httpOther', { status: answer.body.status }) });
    }
    if (answer.kind === 'success' && method === 'POST' && call.silent !== true && message) {
      notify(options.noticeOf?.(call, answer.body, translate) ?? { type: 'success', message });
    }
  }

  function headers(
    given: { token: string | undefined; contentType?: string; purpose?: string } & Pick<Call, 'range' | 'isContent'>,
  ): Headers {
    const { token, contentType, range, purpose, isContent = false } = given;
    const all = new Headers({ Accept: isContent ? '*/*' : 'application/json', 'Accept-Language': locale() });
    if (token !== undefined) all.set('Authorization', token);
    if (contentType !== undefined) all.set('Content-Type', contentType);
    if (range) all.set('Range', `bytes=${range.start}-${range.end}`);
    if (purpose) all.set('X-Purpose', purpose);
    return all;
  }

  async function fetchRest(
    url: string,
    init: RequestInit = {},
    { silent = false }: { silent?: boolean } = {},
  ): Promise<Exchange & { json: unknown }> {
    const address = new URL(url, window.location.href);
    const isOwn = address.origin === window.location.origin;
    const all = headers({ token: isOwn ? session.token() : undefined });
    new Headers(init.headers).forEach((value, name) => {
      all.set(name, value);
    });
    const path = isOwn ? address.pathname : address.origin + address.pathname;
    const { method = 'GET' } = init;
    const key = method === 'POST' ? `POST ${path}` : undefined;
    await confirmOpen(key);
    const failed = (failure: Failure) => {
      const reported = report({ ...failure, path, method, isSilent: silent });
      openWrites.note(key, reported);
      return reported;
    };
    const answer = await exchange({
      url,
      init: { ...init, headers: all, credentials: isOwn ? 'include' : 'omit' },
      failed,
    });
    const json = parseJson(answer.text || '{}');
    if (!json.ok) throw failed({ code: 'malformed', status: answer.status });
    openWrites.settle(key);
    return { ...answer, json: json.value };
  }

  const request = async (call: Call) => answerContent(await send(call));

  const unreadable: HttpClient['unreadable'] = (name, body) =>
    report({ code: 'malformed', body, path: API_BASE + name, method: 'GET', isSilent: true });

  return { send, request, fetchRest, unreadable, sessionKey: () => session.token() ?? '' };
}

type Failed = (failure: Failure) => HttpFailure;

interface Failure {
  code: FailureCode;
  status?: number;
  body?: unknown;
  cause?: unknown;
}
