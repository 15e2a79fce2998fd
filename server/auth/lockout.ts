import { ACCOUNT_FAILURES, LOCKOUT_FAILURES } from '../../contract/constants';
import type { AttemptBucket } from './attempts';

/** The origin of a login attempt. */
export interface Client {
  /** Network address, as reported by the transport. */
  ip: string;
  /** Identifier of a browser that has signed in before. */
  device?: string;
}

/**
 * Returns the buckets that count attempts on an account, the client's own first. A known browser only has its own. All
 * others also share one, so that an attack from many addresses does not get many times the attempts.
 */
export function attemptBuckets(account: string, { ip, device }: Client): AttemptBucket[] {
  if (device !== undefined) return [{ account, client: `device:${device}`, limit: LOCKOUT_FAILURES }];
  return [
    { account, client: `address:${networkOf(ip)}`, limit: LOCKOUT_FAILURES },
    { account, client: 'unknown', limit: ACCOUNT_FAILURES },
  ];
}

/** Returns the bucket for attempts at one's own password within a session. It does not lock sign-ins. */
export function sessionBuckets(account: string, tokenHash: string): AttemptBucket[] {
  return [{ account, client: `session:${tokenHash}`, limit: LOCKOUT_FAILURES }];
}

/** Groups of an IPv6 address, and of the prefix that one customer of a provider has. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Returns the address, or for IPv6 its /64 network, since one machine has any number of addresses in it. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head, tail] = ip.split('::', 2).map((part) => part.split(':').filter((group) => group !== ''));
  const [first, last] = [head ?? [], tail ?? []];
  const zeros = Array.from({ length: tail ? GROUPS - first.length - last.length : 0 }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Returns whether an administrator has locked an account and the lock has not expired. */
export function isLockedManually(account: LockState, now: number): boolean {
  const { status, lockCause, lockedUntil } = account;
  return status === 'locked' && lockCause !== 'guesses' && (lockedUntil ?? 0) > now;
}

interface LockState {
  status: string;
  /** Null in rows of versions that did not record it. */
  lockCause: string | null;
  /** Milliseconds since 1970. */
  lockedUntil: number | null;
}

/** The result of a login whose attempt was not refused. */
export type LoginVerdict = 'welcome' | 'wrong' | 'disabled' | 'expired' | 'passwordExpired';

export interface LoginCheck {
  isPasswordCorrect: boolean;
  status: string;
  /** Last valid day, `YYYY-MM-DD`. */
  validTo: string | null;
  /** Expiry of a password that another administrator has set; milliseconds since 1970. */
  initialPasswordUntil: number | null;
  now: number;
  today: string;
}

/** Decides a login. Without the correct password it reveals nothing about the account. */
export function loginVerdict(check: LoginCheck): LoginVerdict {
  if (!check.isPasswordCorrect) return 'wrong';
  if (check.status === 'disabled') return 'disabled';
  if (check.validTo !== null && check.validTo < check.today) return 'expired';
  return check.initialPasswordUntil !== null && check.initialPasswordUntil <= check.now ? 'passwordExpired' : 'welcome';
}
