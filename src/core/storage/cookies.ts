import Cookies from 'js-cookie';
import { COOKIE_DAYS, COOKIE_PREFIX } from '../../../contract/constants';

/** Cookie names of the console; the prefix is added only here. */
export const COOKIE = {
  token: 'token',
  uuid: 'uuid',
  lang: 'lang',
  /** The user's own token during a view as another user. */
  viewerToken: 'viewerToken',
} as const;

/** The console's cookies: prefixed, SameSite=Lax, and Secure on https. The lifetime defaults to one day (spec §9). */
export const cookies = {
  /** Returns the value of a cookie; `undefined` if it is missing or empty. */
  get(name: string): string | undefined {
    return readAll()[COOKIE_PREFIX + name] || undefined;
  },

  /** @param days lifetime. Defaults to {@link COOKIE_DAYS}. */
  set(name: string, value: string, days: number = COOKIE_DAYS): void {
    cache = undefined;
    Cookies.set(COOKIE_PREFIX + name, value, { ...attributes(), expires: days });
  },

  /** Returns the names of all cookies with the prefix, without it. */
  names(): string[] {
    return Object.keys(readAll())
      .filter((name) => name.startsWith(COOKIE_PREFIX))
      .map((name) => name.slice(COOKIE_PREFIX.length));
  },

  remove(name: string): void {
    cache = undefined;
    Cookies.remove(COOKIE_PREFIX + name, attributes());
  },

  /** Clears the cache, because another window has changed a cookie. */
  forget(): void {
    cache = undefined;
  },
};

let cache: Readonly<Record<string, string>> | undefined;
let readAt = 0;

/** Milliseconds for which cookies are cached; changes by another window can go unnoticed that long. */
const CACHE_MS = 100;

/**
 * Returns all cookies, cached. Reading them is slow (the browser asks another process), and each of a page's hundred
 * permission checks needs the session.
 */
function readAll(): Readonly<Record<string, string>> {
  if (!cache || performance.now() - readAt > CACHE_MS) {
    cache = Cookies.get();
    readAt = performance.now();
  }
  return cache;
}

function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' };
}
