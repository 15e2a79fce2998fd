import type { Readable } from 'node:stream';
import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { PermissionCheck } from '../../contract/permissions';
import type { DataScope } from '../db/scope/dataScope';

/** The account that makes a call. */
export interface Caller {
  adminId: number;
  username: string;
  name: string;
  /** Their portrait, which they can always see. */
  avatar?: string;
  superAdmin: boolean;
  /** Another administrator has set the password. It must be changed before any other call. */
  mustChangePassword: boolean;
  /** The account must enroll a second factor before any other call. */
  mustEnrol: boolean;
  tokenHash: string;
  /** Time of the last password check; milliseconds since 1970. */
  passwordTime: number;
  can: PermissionCheck;
  /** The data scope of the account; `undefined` for all records. */
  scope: DataScope | undefined;
  /** Digest that changes when permissions or data scope change. */
  rights: string;
  /** The administrator who sees the console as this account; a view is read-only. */
  viewer?: Impersonator;
}

/** An administrator who sees the console as another account. */
export interface Impersonator {
  adminId: number;
  name: string;
  /** Their own session; when it ends, the view ends too. */
  tokenHash: string;
  /** Expiry of the view; milliseconds since 1970. */
  until: number;
}

/** Returns the real person behind a call, to whom the log and access counts attribute it. */
export function realCaller(caller: Caller): Pick<Caller, 'adminId' | 'name'> {
  return caller.viewer ?? caller;
}

/** A file uploaded in a form. */
export interface FormFile {
  /** The client's file name; untrusted. */
  name: string;
  content: Readable;
  /** Aborts when the client disconnects before the response. */
  signal: AbortSignal;
}

/** An API call after the transport has parsed it. */
export interface Call {
  operation: string;
  entity: Entity;
  /** Nested values, not validated yet. */
  params: Record<string, unknown>;
  /** False for texts (query string, urlencoded), which must be converted to the types of their fields first. */
  typed: boolean;
  /** The query string of {@link params}, as a cache key; null for a body. */
  queryText: string | null;
  /** Starts to read the file of a form; resolves to `undefined` if the form has none. Absent for every other body. */
  file?: () => Promise<FormFile | undefined>;
  /** Null only for calls that need no session. */
  caller: Caller | null;
  /** Version of the entity's table at the beginning of the call. */
  tableVersion: number;
  locale: Locale;
  method: string;
  path: string;
  ip: string;
  /** The `Cookie` header, and whether the connection is encrypted (for `Secure` cookies). */
  cookie: string;
  isEncrypted: boolean;
  /** Host name and port from the request. */
  host: string;
  userAgent: string;
  traceId: string;
  /** Milliseconds since 1970. */
  startTime: number;
}
