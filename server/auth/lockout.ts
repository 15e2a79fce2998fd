import { ACCOUNT_FAILURES, LOCKOUT_FAILURES } from '../../contract/constants';
import type { AttemptBucket } from './attempts';

/** Where a login comes from. */
export interface Client {
  /** Address of the network, as the transport tells it. */
  ip: string;
  /** What tells a browser that signed in before from others. */
  device?: string;
}

/**
 * Where attempts at an account are counted, the client's own bucket first. A known browser has one of its own; all others
 * also share one, so that many addresses together do not get many times the tries of one.
 */
export function attemptBuckets(account: string, { ip, device }: Client): AttemptBucket[] {
  if (device !== undefined) return [{ account, client: `device:${device}`, limit: LOCKOUT_FAILURES }];
  return [
    { account, client: `address:${networkOf(ip)}`, limit: LOCKOUT_FAILURES },
    { account, client: 'unknown', limit: ACCOUNT_FAILURES },
  ];
}

/** The attempts at one's own password within a session; they keep nobody from signing in. */
export function sessionBuckets(account: string, tokenHash: string): AttemptBucket[] {
  return [{ account, client: `session:${tokenHash}`, limit: LOCKOUT_FAILURES }];
}

/** Groups of an IPv6 address, and of the part of it that one customer of a provider has. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The address itself, or the /64 network of an IPv6 address, in which one machine has any number of addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head, tail] = ip.split('::', 2).map((part) => part.split(':').filter((group) => group !== ''));
  const [first, last] = [head ?? [], tail ?? []];
  const zeros = Array.from({ length: tail ? GROUPS - first.length - last.length : 0 }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether an administrator keeps everybody out of an account for a while. */
export function isLockedByHand(account: LockFacts, now: number): boolean {
  const { status, lockCause, lockedUntil } = account;
  return status === 'locked' && lockCause !== 'guesses' && (lockedUntil ?? 0) > now;
}

interface LockFacts {
  status: string;
  /** Null in rows of versions that did not tell. */
  lockCause: string | null;
  /** Milliseconds since 1970. */
  lockedUntil: number | null;
}

/** What a login comes to when its attempt was not refused. */
export type LoginVerdict = 'welcome' | 'wrong' | 'disabled' | 'expired' | 'passwordExpired';

export interface LoginFacts {
  passwordIsRight: boolean;
  status: string;
  /** Last valid day, `YYYY-MM-DD`. */
  validTo: string | null;
  /** Until when a password set by somebody else serves; milliseconds since 1970. */
  initialPasswordUntil: number | null;
  now: number;
  today: string;
}

/** Decides a login. Who has not the password learns nothing about the account. */
export function loginVerdict(facts: LoginFacts): LoginVerdict {
  if (!facts.passwordIsRight) return 'wrong';
  if (facts.status === 'disabled') return 'disabled';
  if (facts.validTo !== null && facts.validTo < facts.today) return 'expired';
  return facts.initialPasswordUntil !== null && facts.initialPasswordUntil <= facts.now ? 'passwordExpired' : 'welcome';
}
