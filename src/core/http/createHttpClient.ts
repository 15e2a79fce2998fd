import { API_BASE, RIGHTS_HEADER } from '../../../contract/calls/envelope';
import { REAUTHENTICATE } from '../../../contract/calls/refusal';
import { type Locale, REQUEST_TIMEOUT_MS, UPLOAD_STALL_MS } from '../../../contract/constants';
import { type PermissionCheck, permissionName } from '../../../contract/permissions';
import { authOperations } from '../../../contract/session/authOperations';
import type { Call, CallResponse } from './Call';
import { createReporter, type Failure, type ReporterOptions } from './createReporter';
import { createSessionEndDetector } from './createSessionEndDetector';
import { encodeCall } from './encodeCall';
import { fetchWithTimeout, type HttpResponse, RequestTimeoutError } from './fetchWithTimeout';
import type { HttpFailure } from './HttpFailure';
import { parseJson, parseResponse } from './parseResponse';
import { UnconfirmedWrites, writeKey } from './UnconfirmedWrites';
import { unwrapResponse } from './unwrapResponse';
import { isUserActive } from './userActivity';

export interface HttpClientOptions extends ReporterOptions {
  /** Language of the console, sent with each call. */
  locale: () => Locale;
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
  /** Returns whether the back end has a call; other calls are not sent. Defaults to all calls. */
  hasOperation?: PermissionCheck;
  /** Defaults to the browser's `fetch`. */
  fetch?: typeof fetch;
}

/** HTTP client of the console; all requests to a back end go through it. */
export interface HttpClient {
  /**
   * Sends a call and classifies the response. Success and rejection show a toast unless the call is silent.
   * @throws {HttpFailure} for HTTP errors, timeouts, lost connections, unreadable responses and an ended session
   */
  send: (call: Call) => Promise<CallResponse>;
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
  fetchRest: (
    url: string,
    init?: RequestInit,
    options?: { silent?: boolean },
  ) => Promise<HttpResponse & { json: unknown }>;
  /** Logs a response that is valid in the protocol but lacks the requested data; the caller shows the failure. */
  reportMalformed: (name: string, body: unknown) => HttpFailure;
  /** Identifies the session, so that caches of one session are not used in another. */
  sessionKey: () => string;
}

/** Calls of the session itself: they show no toast and do not redirect to the login page. */
const sessionCalls = new Set(
  authOperations.filter(({ entity }) => entity === 'admin').map(({ operation, entity }) => `${operation}.${entity}`),
);

/** Creates the client according to the spec's rules for responses (§7), errors (§8) and limits (§9). */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { locale, onSessionEnd, hasOperation } = options;
  const { report, sessionEnded, unsupportedCall, toast } = createReporter(options);
  const session = createSessionEndDetector();
  const unconfirmedWrites = new UnconfirmedWrites();
  let knownRights: { token: string; rights: string } | undefined;

  async function send(call: Call): Promise<CallResponse> {
    const { path, url, method, body, contentType } = encodeCall(call);
    if (hasOperation && !hasOperation(permissionName(call.operation, call.entity, call.scope)))
      throw unsupportedCall(path);
    const key = writeKey(call, method);
    await confirmResend(key);
    const token = session.token();
    const toFailure = (failure: Failure) => {
      if (failure.status === 401 && isNewSessionEnd(call, token)) onSessionEnd();
      const reported = report({ ...failure, path, method, isSilent: call.silent === true });
      unconfirmedWrites.recordFailure(key, reported);
      return reported;
    };
    const { signal, keepalive, isContent, range, purpose = isUserActive() ? undefined : 'refresh' } = call;
    const requestHeaders = headers({ token, contentType, range, purpose, isContent });
    const response =
      body instanceof FormData
        ? await withFailureHandling({
            signal,
            failed: toFailure,
            work: () => sendFile({ url, call, form: body, headers: requestHeaders }),
          })
        : await sendRequest({
            url,
            init: { method, body, signal, keepalive, credentials: 'include', headers: requestHeaders },
            isContent,
            failed: toFailure,
          });
    if (response.content) return { kind: 'raw', body: response.content };
    const parsed = parseResponse({ text: response.text, contentType: response.headers.get('content-type') ?? '' });
    if (parsed.kind === 'malformed') throw toFailure({ code: 'malformed', status: response.status });
    unconfirmedWrites.confirm(key);
    if (parsed.kind === 'sessionEnded') throw endSession({ call, token, path, body: parsed.body });
    if (parsed.kind === 'rejected' && parsed.body.code === REAUTHENTICATE && (await options.confirmPassword?.())) {
      return send(call);
    }
    if (parsed.kind !== 'raw') toast(call, method, parsed);
    return parsed;
  }

  /** Throws the failure of the last attempt if the user decides against resending the write. */
  async function confirmResend(key: string | undefined): Promise<void> {
    const unconfirmedFailure = unconfirmedWrites.findFailure(key);
    if (unconfirmedFailure && options.confirmResend && !(await options.confirmResend())) throw unconfirmedFailure;
  }

  function sendRequest(args: {
    url: string;
    init: RequestInit;
    isContent?: boolean;
    failed: FailureHandler;
  }): Promise<HttpResponse> {
    const { url, init, isContent, failed: toFailure } = args;
    const fetch = options.fetch ?? globalThis.fetch;
    const work = () => fetchWithTimeout(url, { ...init, isContent, timeoutMs: REQUEST_TIMEOUT_MS, fetch });
    return withFailureHandling({ signal: init.signal, failed: toFailure, work });
  }

  async function sendFile(args: { url: string; call: Call; form: FormData; headers: Headers }): Promise<HttpResponse> {
    const { url, call, form, headers } = args;
    const { signal, onProgress } = call;
    // Loaded on demand, because the login page also has this client and uploads no files.
    const { default: sendForm } = await import('./sendForm');
    return sendForm(url, { headers, form, signal, onProgress, stallMs: UPLOAD_STALL_MS });
  }

  async function withFailureHandling(args: {
    signal?: AbortSignal | null;
    failed: FailureHandler;
    work: () => Promise<HttpResponse>;
  }) {
    const { signal, failed: toFailure, work } = args;
    let response: HttpResponse;
    try {
      response = await work();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw toFailure({ code: cause instanceof RequestTimeoutError ? 'timeout' : 'network', cause });
    }
    trackRights(response.headers);
    if (response.status >= 200 && response.status < 300) return response;
    const json = parseJson(response.text);
    throw toFailure({ code: 'http', status: response.status, body: json.ok ? json.value : undefined });
  }

  function trackRights(responseHeaders: Headers): void {
    const rights = responseHeaders.get(RIGHTS_HEADER);
    const token = session.token();
    if (rights === null || token === undefined) return;
    const isChanged = knownRights?.token === token && knownRights.rights !== rights;
    knownRights = { token, rights };
    if (isChanged) options.onRightsChange?.();
  }

  function endSession(args: { call: Call; token: string | undefined; path: string; body: unknown }): HttpFailure {
    const { call, token, path, body } = args;
    const isNew = isNewSessionEnd(call, token);
    const failure = sessionEnded({ path, body, isNew });
    if (isNew) onSessionEnd();
    return failure;
  }

  function isNewSessionEnd({ operation, entity }: Call, token: string | undefined): boolean {
    return !sessionCalls.has(`${operation}.${entity}`) && session.isFirstReport(token);
  }

  function headers(
    args: { token: string | undefined; contentType?: string; purpose?: string } & Pick<Call, 'range' | 'isContent'>,
  ): Headers {
    const { token, contentType, range, purpose, isContent = false } = args;
    const requestHeaders = new Headers({ Accept: isContent ? '*/*' : 'application/json', 'Accept-Language': locale() });
    if (token !== undefined) requestHeaders.set('Authorization', token);
    if (contentType !== undefined) requestHeaders.set('Content-Type', contentType);
    if (range) requestHeaders.set('Range', `bytes=${range.start}-${range.end}`);
    if (purpose) requestHeaders.set('X-Purpose', purpose);
    return requestHeaders;
  }

  async function fetchRest(
    url: string,
    init: RequestInit = {},
    { silent = false }: { silent?: boolean } = {},
  ): Promise<HttpResponse & { json: unknown }> {
    const address = new URL(url, window.location.href);
    const isSameOrigin = address.origin === window.location.origin;
    const requestHeaders = headers({ token: isSameOrigin ? session.token() : undefined });
    new Headers(init.headers).forEach((value, name) => {
      requestHeaders.set(name, value);
    });
    const path = isSameOrigin ? address.pathname : address.origin + address.pathname;
    const { method = 'GET' } = init;
    const key = method === 'POST' ? `POST ${path}` : undefined;
    await confirmResend(key);
    const toFailure = (failure: Failure) => {
      const reported = report({ ...failure, path, method, isSilent: silent });
      unconfirmedWrites.recordFailure(key, reported);
      return reported;
    };
    const response = await sendRequest({
      url,
      init: { ...init, headers: requestHeaders, credentials: isSameOrigin ? 'include' : 'omit' },
      failed: toFailure,
    });
    const json = parseJson(response.text || '{}');
    if (!json.ok) throw toFailure({ code: 'malformed', status: response.status });
    unconfirmedWrites.confirm(key);
    return { ...response, json: json.value };
  }

  const request = async (call: Call) => unwrapResponse(await send(call));

  const reportMalformed: HttpClient['reportMalformed'] = (name, body) =>
    report({ code: 'malformed', body, path: API_BASE + name, method: 'GET', isSilent: true });

  return { send, request, fetchRest, reportMalformed, sessionKey: () => session.token() ?? '' };
}

type FailureHandler = (failure: Failure) => HttpFailure;
