import type {
  Envelope,
  LoginResult,
  LoginState,
  PermissionSet,
  SecondFactorKind,
  SecondStep,
  SessionInfo,
} from '../../contract/calls/envelope';
import { SECOND_FACTOR } from '../../contract/calls/refusal';
import { isRecord } from '../../contract/values/isRecord';

/** Parses the response of `login`; returns `undefined` if it is invalid. */
export function parseLoginResult(data: unknown): LoginResult | undefined {
  if (!isRecord(data)) return undefined;
  const { uuid, token, name } = data;
  if (!isNonEmptyText(uuid) || !isNonEmptyText(token)) return undefined;
  return { uuid, token, name: typeof name === 'string' ? name : '' };
}

/** Parses what a refused login asks for; returns `undefined` if it asks for nothing. */
export function parseSecondStep({ code, data }: Envelope): SecondStep | undefined {
  if (code !== SECOND_FACTOR || !isRecord(data) || !isNonEmptyText(data.ticket)) return undefined;
  return { ticket: data.ticket, kinds: isStringArray(data.kinds) ? data.kinds.filter(isKind) : [] };
}

const KINDS: readonly string[] = ['totp', 'passkey', 'recoveryCode'] satisfies readonly SecondFactorKind[];
const isKind = (kind: string): kind is SecondFactorKind => KINDS.includes(kind);

/** Parses the response of `isLogin`: an empty, missing or `"undefined"` username means nobody (spec §4). */
export function parseLoginState(data: unknown): LoginState | undefined {
  if (!isRecord(data) || !isNonEmptyText(data.username)) return undefined;
  return {
    username: data.username,
    name: typeof data.name === 'string' ? data.name : '',
    ...(typeof data.adminId === 'number' && { adminId: data.adminId }),
    ...(isNonEmptyText(data.avatar) && { avatar: data.avatar }),
    ...(data.mustChangePassword === true && { mustChangePassword: true }),
    ...(data.mustEnrol === true && { mustEnrol: true }),
    ...parseViewedBy(data),
  };
}

function parseViewedBy({ viewedBy }: Record<string, unknown>): Pick<LoginState, 'viewedBy'> {
  if (!isRecord(viewedBy) || typeof viewedBy.name !== 'string' || typeof viewedBy.until !== 'string') return {};
  return { viewedBy: { name: viewedBy.name, until: viewedBy.until } };
}

/** Parses the response of `reloadPermission`; returns `undefined` when the back end names no permissions. */
export function parsePermissionSet(data: unknown): PermissionSet | undefined {
  if (!isRecord(data)) return undefined;
  const { superAdmin, grants, denies } = data;
  if (superAdmin !== true && !isStringArray(grants)) return undefined;
  return {
    superAdmin: superAdmin === true,
    grants: isStringArray(grants) ? grants : [],
    denies: isStringArray(denies) ? denies : [],
  };
}

/** Parses the response of `selectSessions`; skips invalid entries. */
export function parseSessions(data: unknown): SessionInfo[] {
  const rows = isRecord(data) ? data.data : data;
  return (Array.isArray(rows) ? rows : []).filter(isRecord).flatMap((row) => {
    const { id, current, ip, userAgent, since, lastSeen, until } = row;
    if (!isStringArray([id, ip, userAgent, since, lastSeen, until])) return [];
    const textOf = (value: unknown) => String(value);
    return [
      {
        id: textOf(id),
        current: current === true,
        ip: textOf(ip),
        userAgent: textOf(userAgent),
        since: textOf(since),
        lastSeen: textOf(lastSeen),
        until: textOf(until),
      },
    ];
  });
}

/** Returns whether the value is a text other than `''` and `'undefined'`. */
export function isNonEmptyText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value !== 'undefined';
}

/** Returns whether the value is a list of texts. */
export function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
