/**
 * Stands in the page itself (at most 2 kB), behind the frame, and runs before anything else is there: shows the frame to whoever has
 * signed in, and asks what every page of the console waits for. `startedFetch` hands the answers over.
 */
import { COOKIE_PREFIX, DEFAULT_LOCALE } from '../contract/constants';
import { API_BASE, callPath, isReadOperation } from '../contract/envelope';
import { CONFIG_ELEMENT } from '../contract/paths';
import { LOGIN_PATH } from './authProvider/safeRedirect';
import { questionOf } from './core/http/questionOf';
import { START_CALLS } from './core/http/startCalls';
import type { StartedRequest } from './core/http/startedFetch';
import { CONFIG_PATH, CONFIG_REQUEST } from './core/runtime/configRequest';
import { showFrame } from './core/shell/frame/startFrame';

const started = new Map<string, StartedRequest>();

/** Read once: the browser asks another process for them. */
const cookies = document.cookie.split('; ');
const cookie = (name: string): string | undefined => {
  const found = cookies.find((each) => each.startsWith(`${COOKIE_PREFIX}${name}=`));
  return found && decodeURIComponent(found.slice(found.indexOf('=') + 1));
};

function start(url: string, init: RequestInit, token: string | null = null): void {
  const abort = new AbortController();
  const answer = fetch(url, { ...init, signal: abort.signal });
  // Told by whoever asks for it.
  answer.catch(() => undefined);
  started.set(`${init.method ?? 'GET'} ${url}`, { token, sent: performance.now(), answer, abort });
}

function startCall({ operation, entity, scope }: (typeof START_CALLS)[keyof typeof START_CALLS], token: string): void {
  ask(API_BASE + callPath(operation, entity, scope), isReadOperation(operation), token);
}

function ask(url: string, isRead: boolean, token: string): void {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': cookie('lang') ?? DEFAULT_LOCALE,
    Authorization: token,
    ...(!isRead && { 'Content-Type': 'application/json' }),
  };
  const method = isRead ? 'GET' : 'POST';
  const body = isRead ? undefined : '{}';
  start(url, { method, body, headers, credentials: 'include' }, token);
}

function begin(): void {
  if (!document.getElementById(CONFIG_ELEMENT)) start(CONFIG_PATH, CONFIG_REQUEST);
  if (!token) return;
  startCall(START_CALLS.isLogin, token);
  if (!isConsole) return;
  startCall(START_CALLS.permissions, token);
  const question = questionOf(uuid);
  if (question) ask(question, true, token);
}

const token = cookie('token');
const uuid = cookie('uuid') ?? '';
const isConsole = token !== undefined && window.location.pathname !== LOGIN_PATH;
if (isConsole) showFrame(uuid);
window.startedRequests = started;
begin();
