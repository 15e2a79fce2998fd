import type { ReferenceName } from '../query/listDetail';

/** The format of every API answer; for the meaning of the body status see spec §7. */
export interface Envelope<T = unknown> {
  status: number;
  message: string;
  /** The error code, stable for programs (`responseCodes.ts`). Absent on success and from foreign back ends. */
  code?: string;
  data?: T;
  /** Total rows of a paged or whole-table answer; if present, the client returns the whole body. */
  dataCount?: number;
  /** Number of records that each quick filter of a list matches, by filter name; for a list requested `with=counts`. */
  counts?: Readonly<Record<string, number>>;
  /** Names of the records that rows reference, by entity; for a list requested `with=references`. */
  references?: Readonly<Record<string, readonly ReferenceName[]>>;
  /**
   * Number of matching records on each of the last {@link TREND_DAYS} days, today last; for a list requested
   * `with=trend`. The list's filter on that date field is ignored.
   */
  trend?: readonly number[];
  /** Localized messages by field, only with {@link STATUS.REJECTED}. Nested fields use dotted keys (`contacts.0.phone`). */
  errors?: Record<string, string>;
  /** Stable codes (`ProblemCode`) of {@link errors}, by the same keys. */
  codes?: Record<string, string>;
}

/** Body statuses (spec §7). The client treats any other number like {@link STATUS.REJECTED}. */
export const STATUS = {
  SUCCESS: 8000,
  REJECTED: 4000,
  UNAUTHENTICATED: 401,
} as const;

/** Response header whose value changes when the rights or data scope of the administrator change. */
export const RIGHTS_HEADER = 'X-Rights';

/** Base path of every API call (spec §7). */
export const API_BASE = '/api/';

/** The last segment of a call's path. `open` and `admin` are only names; both require a session and a permission. */
export type Scope = 'open' | 'admin';

/**
 * Builds the path of a call below {@link API_BASE}.
 * @example callPath('passAttendant', 'attendant', 'open') // 'passAttendant.attendant.open'
 */
export function callPath(operation: string, entity: string, scope: Scope): string {
  return `${operation}.${entity}.${scope}`;
}

/** Returns whether a call only reads. Reads are GET and can be repeated; everything else is POST. */
export function isReadOperation(operation: string): boolean {
  return /^(select|query|count)|^isLogin$/.test(operation);
}

/** Answer of `login.admin.open` (spec §3, login result). */
export interface LoginResult {
  uuid: string;
  token: string;
  name: string;
}

/** Kinds of second factors, including the recovery codes that replace a lost one. */
export type SecondFactorKind = 'totp' | 'passkey' | 'recoveryCode';

/** `data` of a login refused with the code `secondFactor`. `finishLogin.admin.open` accepts the ticket for five minutes. */
export interface SecondStep {
  ticket: string;
  /** The kinds of second factor that the account can use here. */
  kinds: SecondFactorKind[];
}

/** A second factor of the current administrator. Times are ISO 8601. */
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
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  /** Whether browsers support passkeys at this address. */
  canAddPasskey: boolean;
  /** Whether one of the passkeys is usable at this address. */
  canShowPasskey: boolean;
  /** True if the administrator must add a second factor before doing anything else. */
  isRequired: boolean;
}

/** Answer of `enrolTotp.admin.open`: the data for an authenticator app. */
export interface NewTotp {
  /** In Base32. */
  secret: string;
  /** `otpauth://totp/…`, which apps read from a QR code. */
  address: string;
}

/** Answer of `isLogin.admin.open`; `username` is empty if there is no session. */
export interface LoginState {
  username: string;
  name: string;
  /** Id of the administrator, for comparing with the owner of a record. */
  adminId?: number;
  /** The administrator's picture: a stored file or an address. */
  avatar?: string;
  /** Someone else set the password. The server refuses every other call until the administrator changes it. */
  mustChangePassword?: boolean;
  /** The operator requires a second factor. The server refuses every other call until there is one. */
  mustEnrol?: boolean;
  /** Who views the console as this administrator, and until when (ISO 8601). Such a session is read-only. */
  viewedBy?: { name: string; until: string };
}

/** Answer of `viewAs.admin.open`. */
export interface StartedView {
  token: string;
}

/** A session of the current administrator, as `selectSessions.admin.open` answers it. Times are ISO 8601. */
export interface SessionInfo {
  id: string;
  /** True for the session that makes this call. */
  current: boolean;
  ip: string;
  userAgent: string;
  since: string;
  lastSeen: string;
  /** When the session ends if it stays unused; at the latest a day after `since`. */
  until: string;
}

/** Answer of `reloadPermission.permission.admin`: what the current administrator can call. */
export interface PermissionSet {
  superAdmin: boolean;
  /** Patterns `{operation}.{entity}.{scope}`; see `permissions.ts`. */
  grants: string[];
  denies: string[];
}
