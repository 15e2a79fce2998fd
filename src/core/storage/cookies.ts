import Cookies from 'js-cookie';
import { COOKIE_DAYS, COOKIE_PREFIX } from '../../../contract/constants';

/** Names the console itself uses; the prefix is added here and nowhere else. */
export const COOKIE = { token: 'token', uuid: 'uuid', lang: 'lang' } as const;

/** The console's cookies: prefixed, SameSite=Lax, Secure on https, living one day unless told otherwise (spec §9). */
export const cookies = {
  /** Value of a cookie; `undefined` when there is none or it is empty. */
  get(name: string): string | undefined {
    return Cookies.get(COOKIE_PREFIX + name) || undefined;
  },

  /** @param days lifetime; {@link COOKIE_DAYS} unless told */
  set(name: string, value: string, days: number = COOKIE_DAYS): void {
    Cookies.set(COOKIE_PREFIX + name, value, { ...attributes(), expires: days });
  },

  /** Names of all cookies that carry the prefix, without it. */
  names(): string[] {
    return Object.keys(Cookies.get())
      .filter((name) => name.startsWith(COOKIE_PREFIX))
      .map((name) => name.slice(COOKIE_PREFIX.length));
  },

  remove(name: string): void {
    Cookies.remove(COOKIE_PREFIX + name, attributes());
  },
};

function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' };
}
