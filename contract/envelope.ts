import type { ReferenceName } from './listDetail';

/** What every answer of the API looks like, and the body statuses that carry a meaning (spec §7). */
export interface Envelope<T = unknown> {
  status: number;
  message: string;
  /** What went wrong, as a stable word for programs (`answerCodes.ts`); absent on success and from foreign back ends. */
  code?: string;
  data?: T;
  /** Total rows of a paged or whole-table answer; its presence makes the client return the whole body. */
  dataCount?: number;
  /** How many records the quick filters of a list find, by their names; where the list was asked `with=counts`. */
  counts?: Readonly<Record<string, number>>;
  /** How the records are called that rows refer to, by entity; where the list was asked `with=references`. */
  references?: Readonly<Record<string, readonly ReferenceName[]>>;
  /**
   * How many of the records that the list finds there were on each of the last {@link TREND_DAYS} days, today last; where the
   * list was asked `with=trend`. Its filter of the date itself does not count.
   */
  trend?: readonly number[];
  /** Localized messages by field, only with {@link STATUS.REJECTED}. Nested fields use dotted keys (`contacts.0.phone`). */
  errors?: Record<string, string>;
  /** The reasons behind {@link errors} as stable words (`ProblemCode`), by the same fields. */
  codes?: Record<string, string>;
}

/** Body statuses (spec §7). Any other number is handled like {@link STATUS.REJECTED} by the client. */
export const STATUS = {
  SUCCESS: 8000,
  REJECTED: 4000,
  UNAUTHENTICATED: 401,
} as const;

/** Header of answers within a session that changes with what the administrator may do and see. */
export const RIGHTS_HEADER = 'X-Rights';

/** Every call of the API lives below this path (spec §7). */
export const API_BASE = '/api/';

/** A call's last path segment: `open` and `admin` are names only; both need a session and a permission. */
export type Scope = 'open' | 'admin';

/**
 * Builds the path of a call below {@link API_BASE}.
 * @example callPath('passAttendant', 'attendant', 'open') // 'passAttendant.attendant.open'
 */
export function callPath(operation: string, entity: string, scope: Scope): string {
  return `${operation}.${entity}.${scope}`;
}

/** Calls that only read; they are GET and may be repeated. Everything else is POST. */
export function isReadOperation(operation: string): boolean {
  return /^(select|query|count)|^isLogin$/.test(operation);
}

/** Answer of `login.admin.open` (spec §3, login result). */
export interface LoginResult {
  uuid: string;
  token: string;
  name: string;
}

/** Kinds of second factors, and the codes that stand in for one that was lost. */
export type SecondFactorKind = 'totp' | 'passkey' | 'recoveryCode';

/** `data` of a login refused with the code `secondFactor`: what `finishLogin.admin.open` takes within five minutes. */
export interface SecondStep {
  ticket: string;
  /** What the account can show here. */
  kinds: SecondFactorKind[];
}

/** One second factor of one's own. Times are ISO 8601. */
export interface SecondFactorInfo {
  id: string;
  kind: Exclude<SecondFactorKind, 'recoveryCode'>;
  name: string;
  since: string;
  lastUsed: string;
}

/** Answer of `selectSecondFactors.admin.open`. */
export interface OwnSecondFactors {
  factors: SecondFactorInfo[];
  /** Recovery codes that are left. */
  recoveryCodes: number;
  /** Whether browsers have passkeys at this address. */
  canAddPasskey: boolean;
  /** Whether one of the passkeys can be shown at this address. */
  canShowPasskey: boolean;
  /** Nothing else is done before there is a second factor. */
  isRequired: boolean;
}

/** Answer of `enrolTotp.admin.open`: what an authenticator app is given. */
export interface NewTotp {
  /** In Base32. */
  secret: string;
  /** `otpauth://totp/…`, which apps read from a QR code. */
  address: string;
}

/** Answer of `isLogin.admin.open`; `username` is empty when nobody is logged in. */
export interface LoginState {
  username: string;
  name: string;
  /** Id of the administrator, by which records say whose they are. */
  adminId?: number;
  /** Their picture: a stored file, or an address. */
  avatar?: string;
  /** Somebody else has set the password; until it is changed every other call is refused. */
  mustChangePassword?: boolean;
  /** The operator requires a second factor; until there is one every other call is refused. */
  mustEnrol?: boolean;
  /** Who sees the console as this administrator, and until when (ISO 8601); nothing is written then. */
  viewedBy?: { name: string; until: string };
}

/** Answer of `viewAs.admin.open`. */
export interface StartedView {
  token: string;
}

/** One of the places where somebody is signed in, as `selectSessions.admin.open` answers them. Times are ISO 8601. */
export interface SessionInfo {
  id: string;
  /** The one that asks. */
  current: boolean;
  ip: string;
  userAgent: string;
  since: string;
  lastSeen: string;
  /** It ends then unless it is used; at the latest a day after `since`. */
  until: string;
}

/** Answer of `reloadPermission.permission.admin`: what the asking administrator may call. */
export interface PermissionSet {
  superAdmin: boolean;
  /** Patterns `{operation}.{entity}.{scope}`, see `permissions.ts`. */
  grants: string[];
  denies: string[];
}
