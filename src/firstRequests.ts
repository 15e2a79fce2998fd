/**
 * Stands in the page itself (at most 2 kB), behind the frame, and runs before anything else is there: fills the frame for whoever has
 * signed in, and asks what every page of the console waits for and the page does not bring. `startedFetch` hands the answers over.
 * Cookies, storage and requests are other processes' business, which a slow computer takes longer for than for the frame: that is
 * painted first.
 */
import { COOKIE_PREFIX, DEFAULT_LOCALE } from '../contract/constants';
import { CONFIG_ELEMENT, LOGIN_PATH } from '../contract/paths';
import { ANSWERS_ELEMENT } from '../contract/startAnswers';
import { START_REQUESTS } from '../contract/startCalls';
import type { StartedRequest } from './core/http/startedFetch';
import { CONFIG_PATH, CONFIG_REQUEST } from './core/runtime/configRequest';
import { fillFrame, showFrame } from './core/shell/frame/startFrame';

const isConsole = window.location.pathname !== LOGIN_PATH;

let cookies: string[] | undefined;
const cookie = (name: string): string | undefined => {
  cookies ??= document.cookie.split('; ');
  const found = cookies.find((each) => each.startsWith(`${COOKIE_PREFIX}${name}=`));
  return found && decodeURIComponent(found.slice(found.indexOf('=') + 1));
};

const started = new Map<string, StartedRequest>();

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

/** What the page brings; who reads it takes it out of the page. */
const config = document.getElementById(CONFIG_ELEMENT);
const answers = document.getElementById(ANSWERS_ELEMENT);
let hasBegun = false;

/** Sends them, once. */
function begin(): typeof started {
  if (hasBegun) return started;
  hasBegun = true;
  if (!config) start(CONFIG_PATH, CONFIG_REQUEST);
  const token = cookie('token');
  if (!token) return started;
  if (!answers) {
    const { isLogin, permissions } = START_REQUESTS;
    for (const [method, url] of isConsole ? [isLogin, permissions] : [isLogin]) ask(token, url, method);
  }
  if (isConsole) {
    const question = answers?.dataset.question;
    if (question) ask(token, question);
    fillFrame(cookie('uuid') ?? '');
  }
  return started;
}

window.startedRequests = begin;
// Our server has shown it already.
const isFramed = document.documentElement.classList.contains('framed');
if (!isFramed && isConsole && cookie('token')) showFrame();
// A page in the background paints nothing.
if (document.hidden) begin();
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
