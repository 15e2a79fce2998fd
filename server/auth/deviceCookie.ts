import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { COOKIE_PREFIX, KNOWN_BROWSER_DAYS } from '../../contract/constants';
import { API_BASE, callPath } from '../../contract/envelope';
import { DAY_MS } from '../../contract/moment';
import type { Queries, WriteTransaction } from '../db/database';
import { hashToken, newToken } from './token';

/** Row of the table `setting` with the key of the signatures. */
const KEY_SETTING = 'deviceCookieKey';

/** Name of the cookie; several people may use one browser, so each account has its own. */
function cookieName(username: string): string {
  return `${COOKIE_PREFIX}device-${hashToken(username).slice(0, 16)}`;
}

/** Whose browser it is, and when it became known. */
interface Device {
  username: string;
  adminId: number;
  key: string;
  now: number;
}

/** The `Set-Cookie` header by which a browser is known after a login; sent back to the login call only. */
export function deviceCookie({ username, adminId, key, now }: Device, isEncrypted: boolean): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return stringifySetCookie(cookieName(username), `${content}.${signature({ adminId, key }, content)}`, {
    path: API_BASE + callPath('login', 'admin', 'open'),
    maxAge: (KNOWN_BROWSER_DAYS * DAY_MS) / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted,
  });
}

/** What tells a known browser from another, read from a `Cookie` header; `undefined` when it is not known. */
export function knownDevice(header: string, { username, adminId, key, now }: Device): string | undefined {
  const [, content = '', time = '', nonce = '', given = ''] =
    /^(([0-9a-z]+)\.([\w-]+))\.([\w-]+)$/.exec(parseCookie(header)[cookieName(username)] ?? '') ?? [];
  const right = Buffer.from(signature({ adminId, key }, content));
  const isRight = given.length === right.length && timingSafeEqual(Buffer.from(given), right);
  const age = now - Number.parseInt(time, 36);
  return isRight && age < KNOWN_BROWSER_DAYS * DAY_MS ? nonce : undefined;
}

function signature({ adminId, key }: Pick<Device, 'adminId' | 'key'>, content: string): string {
  return createHmac('sha256', key).update(`${adminId}.${content}`).digest('base64url');
}

/** The key that all processes of an installation sign with; `undefined` before the first login. */
export async function readDeviceKey(queries: Queries): Promise<string | undefined> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', KEY_SETTING).executeTakeFirst();
  return row && String(row.value);
}

/** The same key, made when it is missing. */
export async function requireDeviceKey(transaction: WriteTransaction): Promise<string> {
  const known = await readDeviceKey(transaction);
  if (known !== undefined) return known;
  await transaction
    .insertInto('setting')
    .values({ name: KEY_SETTING, value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readDeviceKey(transaction)) ?? '';
}
