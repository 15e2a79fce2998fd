import { COOKIE_PREFIX } from '../../../contract/constants';
import { COOKIE, cookies } from './cookies';
import { type JsonStorage, jsonStorage, type StorageArea } from './jsonStorage';
import { userPrefix } from './userPrefix';

/** Stands for the user while nobody is logged in. */
export const GHOST = 'ghost';

/** Uuid of the administrator logged in on this browser, or {@link GHOST}. */
export function currentUser(): string {
  return cookies.get(COOKIE.uuid) ?? GHOST;
}

/** JSON values of one user on this browser. */
export type UserStorage = JsonStorage;

/**
 * The storage of one user; the users of a browser never see one another's values.
 * @param uuid the administrator's uuid; whoever is logged in now unless told
 * @param area `session` for what only this window shall see
 */
export function userStorage(uuid: string = currentUser(), area: StorageArea = 'local'): UserStorage {
  return jsonStorage(userPrefix(uuid), area);
}

/** The storage that everyone who uses this browser shares: never for personal data. */
export function publicStorage(): JsonStorage {
  return jsonStorage(`${COOKIE_PREFIX}public:`);
}
