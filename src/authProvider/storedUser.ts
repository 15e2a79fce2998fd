import { COOKIE, cookies, userStorage } from '../core/storage';

/** Storage key of the administrator's name in the user's storage (spec §3). */
const USER_INFO = 'user.info';

/** Keeps theme, size, tabs and the like for the user's next visit; removes what identifies the user. */
export function forgetUser(): void {
  // Must run before the uuid is removed, because the storage key contains it.
  if (cookies.get(COOKIE.uuid) !== undefined) userStorage().remove(USER_INFO);
  cookies.remove(COOKIE.token);
  cookies.remove(COOKIE.viewerToken);
  cookies.remove(COOKIE.uuid);
}

export function storeName(name: string): void {
  if (cookies.get(COOKIE.uuid) !== undefined && storedName() !== name) userStorage().set(USER_INFO, { name });
}

/** Returns the name of the user who signed in last; `undefined` if none is stored. */
export function storedName(): string | undefined {
  const info = userStorage().get(USER_INFO);
  if (typeof info !== 'object' || info === null || !('name' in info)) return undefined;
  return typeof info.name === 'string' && info.name !== '' ? info.name : undefined;
}
