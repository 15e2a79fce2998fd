/**
 * Inline script of the page (at most 2 kB), placed behind the frame; it runs before any other script. It fills the frame for
 * a signed-in user and sends the requests that every page needs and the HTML does not already contain. `fetchWithPreload` hands
 * the responses over. Cookies, storage and requests involve other browser processes, which can delay a slow computer, so the
 * frame is painted first.
 */

import { COOKIE_PREFIX, DEFAULT_LOCALE } from '../../contract/constants';
import { CONFIG_ELEMENT, LOGIN_PATH } from '../../contract/pages/paths';
import { BOOTSTRAP_REQUESTS } from '../../contract/session/bootstrapCalls';
import { BOOTSTRAP_ELEMENT } from '../../contract/session/bootstrapData';
import type { PreloadedRequest } from '../core/http/fetchWithPreload';
import { CONFIG_PATH, CONFIG_REQUEST } from '../core/runtime/configRequest';
import { fillFrame, showFrame } from '../core/shell/frame/startFrame';

const isConsole = window.location.pathname !== LOGIN_PATH;

let cookies: string[] | undefined;
const cookie = (name: string): string | undefined => {
  cookies ??= document.cookie.split('; ');
  const found = cookies.find((each) => each.startsWith(`${COOKIE_PREFIX}${name}=`));
  return found && decodeURIComponent(found.slice(found.indexOf('=') + 1));
};

const started = new Map<string, PreloadedRequest>();

function start(url: string, init: RequestInit, token: string | null = null): void {
  const abort = new AbortController();
  const answer = fetch(url, { ...init, signal: abort.signal });
  // The code that consumes the response handles the rejection.
  answer.catch(() => undefined);
  started.set(`${init.method ?? 'GET'} ${url}`, { token, sentAt: performance.now(), response: answer, abort });
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

/** Bootstrap data in the HTML. The code that reads it removes it from the page. */
const config = document.getElementById(CONFIG_ELEMENT);
const answers = document.getElementById(BOOTSTRAP_ELEMENT);
let hasBegun = false;

/** Sends the requests, once. */
function begin(): typeof started {
  if (hasBegun) return started;
  hasBegun = true;
  if (!config) start(CONFIG_PATH, CONFIG_REQUEST);
  const token = cookie('token');
  if (!token) return started;
  if (!answers) {
    const { isLogin, permissions } = BOOTSTRAP_REQUESTS;
    for (const [method, url] of isConsole ? [isLogin, permissions] : [isLogin]) ask(token, url, method);
  }
  if (isConsole) {
    const question = answers?.dataset.question;
    if (question) ask(token, question);
    fillFrame(cookie('uuid') ?? '');
  }
  return started;
}

window.preloadedRequests = begin;
// The Fastify server has already rendered the frame.
const isFramed = document.documentElement.classList.contains('framed');
if (!isFramed && isConsole && cookie('token')) showFrame();
// A hidden tab never paints, so the observer would not fire.
if (document.hidden) begin();
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
