import { COOKIE_PREFIX } from '../../../contract/constants';
import { COOKIE, cookies } from './cookies';
import { type JsonStorage, jsonStorage, type StorageArea } from './jsonStorage';
import { userPrefix } from './userPrefix';

/** User name while nobody is logged in. */
export const GHOST = 'ghost';

/** Returns the uuid of the administrator logged in in this browser, or {@link GHOST}. */
export function currentUser(): string {
  return cookies.get(COOKIE.uuid) ?? GHOST;
}

/** JSON values of one user in this browser. */
export type UserStorage = JsonStorage;

/**
 * Returns the storage of one user; users of the same browser never see each other's values.
 * @param uuid the administrator's uuid. Defaults to the current user.
 * @param area `session` for values of this window only
 */
export function userStorage(uuid: string = currentUser(), area: StorageArea = 'local'): UserStorage {
  return jsonStorage(userPrefix(uuid), area);
}

/** Returns the storage shared by all users of this browser: never for personal data. */
export function publicStorage(): JsonStorage {
  return jsonStorage(`${COOKIE_PREFIX}public:`);
}
