/**
 * Stands in the page itself (at most 2 kB), behind the frame, and runs before anything else is there: shows the frame to whoever has
 * signed in, and asks what every page of the console waits for and the page does not bring. `startedFetch` hands the answers over.
 */
import { COOKIE_PREFIX, DEFAULT_LOCALE } from '../contract/constants';
import { FRAME_COOKIE } from '../contract/frameLook';
import { CONFIG_ELEMENT, LOGIN_PATH } from '../contract/paths';
import { ANSWERS_ELEMENT } from '../contract/startAnswers';
import { START_REQUESTS } from '../contract/startCalls';
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

function ask(token: string, url: string, method = 'GET'): void {
  const isRead = method === 'GET';
  const headers = {
    Accept: 'application/json',
    'Accept-Language': cookie('lang') ?? DEFAULT_LOCALE,
    Authorization: token,
    ...(!isRead && { 'Content-Type': 'application/json' }),
  };
  start(url, { method, body: isRead ? undefined : '{}', headers }, token);
}

function begin(): void {
  const isGiven = (id: string) => document.getElementById(id) !== null;
  if (!isGiven(CONFIG_ELEMENT)) start(CONFIG_PATH, CONFIG_REQUEST);
  if (!token) return;
  if (!isGiven(ANSWERS_ELEMENT)) {
    const { isLogin, permissions } = START_REQUESTS;
    for (const [method, url] of isConsole ? [isLogin, permissions] : [isLogin]) ask(token, url, method);
  }
  const question = isConsole && document.getElementById(ANSWERS_ELEMENT)?.dataset.question;
  if (question) ask(token, question);
}

const token = cookie('token');
const uuid = cookie('uuid') ?? '';
const isConsole = token !== undefined && window.location.pathname !== LOGIN_PATH;
/** None on a first visit, of which the browser's storage knows nothing either. */
const look = cookie(FRAME_COOKIE);
if (isConsole) showFrame(uuid, look);
window.startedRequests = started;
begin();
