import type { Readable } from 'node:stream';
import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { PermissionCheck } from '../../contract/permissions';
import type { DataScope } from '../db/dataScope';

/** Who asks. */
export interface Caller {
  adminId: number;
  username: string;
  name: string;
  /** Their picture, which they see whatever else they may read. */
  avatar?: string;
  superAdmin: boolean;
  /** Somebody else has set the password; nothing is done before it has been changed. */
  mustChangePassword: boolean;
  /** They have to have a second factor and have none; nothing else is done before there is one. */
  mustEnrol: boolean;
  tokenHash: string;
  /** When they last gave their password; milliseconds since 1970. */
  passwordTime: number;
  can: PermissionCheck;
  /** The part of the records they see; `undefined` for all. */
  scope: DataScope | undefined;
  /** Differs between two states of what they may do and see. */
  rights: string;
  /** Who really asks, where somebody sees the console as this account; nothing is written then. */
  viewer?: Impersonator;
}

/** Who sees the console as somebody else. */
export interface Impersonator {
  adminId: number;
  name: string;
  /** Their own session, without which the view ends. */
  tokenHash: string;
  /** When the view ends at the latest; milliseconds since 1970. */
  until: number;
}

/** The real person behind a call, whose name the log and counts take. */
export function personBehind(caller: Caller): Pick<Caller, 'adminId' | 'name'> {
  return caller.viewer ?? caller;
}

/** The file in a form. */
export interface FormFile {
  /** As the sender's machine called it; not to be trusted. */
  name: string;
  content: Readable;
  /** Aborted when the sender leaves before there is an answer. */
  signal: AbortSignal;
}

/** One call of the API, parsed as far as the transport goes. */
export interface Call {
  operation: string;
  entity: Entity;
  /** Nested values; still to be validated by the operation. */
  params: Record<string, unknown>;
  /** False when the parameters came as texts (query string, urlencoded) and take the types of their fields first. */
  typed: boolean;
  /** The query string that {@link params} came from, for calls that remember what it meant; null for a body. */
  queryText: string | null;
  /** Begins to read the file of a form; `undefined` when the form has none. Absent for every other body. */
  file?: () => Promise<FormFile | undefined>;
  /** Null only for calls that need no session. */
  caller: Caller | null;
  /** Version of the entity's table when the call began. */
  tableVersion: number;
  locale: Locale;
  method: string;
  path: string;
  ip: string;
  /** The header of that name, and whether cookies may be kept to encrypted connections. */
  cookie: string;
  isEncrypted: boolean;
  /** Name and port of this server as the caller calls it. */
  host: string;
  userAgent: string;
  traceId: string;
  /** Milliseconds since 1970. */
  startTime: number;
}
