import Cookies from 'js-cookie';
import { COOKIE_DAYS, COOKIE_PREFIX } from '../../../contract/constants';

/** Names the console itself uses; the prefix is added here and nowhere else. */
export const COOKIE = {
  token: 'token',
  uuid: 'uuid',
  lang: 'lang',
  /** One's own token while the console is seen as somebody else. */
  viewerToken: 'viewerToken',
} as const;

/** The console's cookies: prefixed, SameSite=Lax, Secure on https, living one day unless told otherwise (spec §9). */
export const cookies = {
  /** Value of a cookie; `undefined` when there is none or it is empty. */
  get(name: string): string | undefined {
    return readAll()[COOKIE_PREFIX + name] || undefined;
  },

  /** @param days lifetime; {@link COOKIE_DAYS} unless told */
  set(name: string, value: string, days: number = COOKIE_DAYS): void {
    known = undefined;
    Cookies.set(COOKIE_PREFIX + name, value, { ...attributes(), expires: days });
  },

  /** Names of all cookies that carry the prefix, without it. */
  names(): string[] {
    return Object.keys(readAll())
      .filter((name) => name.startsWith(COOKIE_PREFIX))
      .map((name) => name.slice(COOKIE_PREFIX.length));
  },

  remove(name: string): void {
    known = undefined;
    Cookies.remove(COOKIE_PREFIX + name, attributes());
  },

  /** Has the next question asked of the browser: another window says that it has changed something. */
  forget(): void {
    known = undefined;
  },
};

let known: Readonly<Record<string, string>> | undefined;
let readAt = 0;

/** For how long what another window has changed may go unnoticed. */
const FRESH_MS = 100;

/**
 * A browser takes long to tell its cookies (it asks another process), and each of a page's hundred questions about rights asks for
 * the session: what was read serves all that ask soon after.
 */
function readAll(): Readonly<Record<string, string>> {
  if (!known || performance.now() - readAt > FRESH_MS) {
    known = Cookies.get();
    readAt = performance.now();
  }
  return known;
}

function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' };
}
