import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { API_BASE, callPath } from '../../contract/calls/envelope';
import { COOKIE_PREFIX, KNOWN_BROWSER_DAYS } from '../../contract/constants';
import { DAY_MS } from '../../contract/moment';
import type { Queries, WriteTransaction } from '../db/database';
import { readSetting, storeMissingSetting } from '../db/rows/settings';
import { hashToken, newToken } from './token';

/** Row of the table `setting` with the signing key. */
const KEY_SETTING = 'deviceCookieKey';

/** Returns the name of the cookie. Several people may use one browser, so each account has its own. */
function cookieName(username: string): string {
  return `${COOKIE_PREFIX}device-${hashToken(username).slice(0, 16)}`;
}

/** The account that a browser belongs to, and the time. */
interface DeviceClaim {
  username: string;
  adminId: number;
  key: string;
  now: number;
}

/**
 * Returns the `Set-Cookie` header that identifies a known browser after a login. Browsers send it to the login call only.
 */
export function deviceCookie({ username, adminId, key, now }: DeviceClaim, isEncrypted: boolean): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return stringifySetCookie(cookieName(username), `${content}.${signature({ adminId, key }, content)}`, {
    path: API_BASE + callPath('login', 'admin', 'open'),
    maxAge: (KNOWN_BROWSER_DAYS * DAY_MS) / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted,
  });
}

/** Returns the identifier of a known browser from a `Cookie` header; `undefined` if the browser is not known. */
export function verifyDeviceCookie(header: string, { username, adminId, key, now }: DeviceClaim): string | undefined {
  const [, content = '', time = '', nonce = '', receivedSignature = ''] =
    /^(([0-9a-z]+)\.([\w-]+))\.([\w-]+)$/.exec(parseCookie(header)[cookieName(username)] ?? '') ?? [];
  const expectedSignature = Buffer.from(signature({ adminId, key }, content));
  const isValid =
    receivedSignature.length === expectedSignature.length &&
    timingSafeEqual(Buffer.from(receivedSignature), expectedSignature);
  const age = now - Number.parseInt(time, 36);
  return isValid && age < KNOWN_BROWSER_DAYS * DAY_MS ? nonce : undefined;
}

function signature({ adminId, key }: Pick<DeviceClaim, 'adminId' | 'key'>, content: string): string {
  return createHmac('sha256', key).update(`${adminId}.${content}`).digest('base64url');
}

/** Returns the signing key that all processes of an installation share; `undefined` before the first login. */
export const readDeviceKey = (queries: Queries): Promise<string | undefined> => readSetting(queries, KEY_SETTING);

/** Returns the signing key; creates it if it is missing. */
export async function requireDeviceKey(transaction: WriteTransaction): Promise<string> {
  const existingKey = await readDeviceKey(transaction);
  if (existingKey !== undefined) return existingKey;
  await storeMissingSetting(transaction, KEY_SETTING, newToken());
  return (await readDeviceKey(transaction)) ?? '';
}
