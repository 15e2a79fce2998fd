import { sql } from 'kysely';
import type { Logger } from 'pino';
import { SESSION_MAX_MS, SESSION_MS } from '../../contract/constants';
import { dayAt } from '../../contract/moment';
import type { Caller, Impersonator } from '../call/call';
import type { Database, WriteTransaction } from '../db/database';
import { deleteUnlockedRows } from '../db/rows/lockRows';
import { deletePendingLogins } from './factors/pendingProof';
import type { SecondFactorNeed } from './factors/policy';
import { type CachedPermissions, PermissionCache } from './permissions';
import { type SessionRow, SessionRows } from './sessionRows';
import { hashToken, newToken } from './token';
import { canView, VIEW_MS } from './views/viewRules';

/** Minimum milliseconds between two extensions of a session. */
const TOUCH_MS = 60_000;

/** The caller, and the version of the table that the call is about. */
export interface SessionState {
  caller: Caller | null;
  tableVersion: number;
}

interface SessionsOptions {
  database: Database;
  logger: Logger;
  now: () => number;
  /** Decides who must have a second factor. */
  needsSecondFactor: SecondFactorNeed;
}

/**
 * Finds the caller of a token. It checks the database at every call, so that every process sees every change immediately.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #rows: SessionRows;
  readonly permissions: PermissionCache;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.permissions = new PermissionCache(options.needsSecondFactor);
    this.#rows = new SessionRows(options.database);
  }

  /**
   * Returns the caller of a token.
   * @param isUse whether the call extends the session; defaults to true
   */
  async check(token: string | undefined, table: string, isUse = true): Promise<SessionState> {
    return this.checkHash(token ? hashToken(token) : '', table, isUse);
  }

  /** Returns the caller of a token's hash. */
  async checkHash(tokenHash: string, table: string, isUse = true): Promise<SessionState> {
    const row = await this.#rows.read({ tokenHash, table });
    const tableVersion = row?.tableVersion ?? 0;
    return { caller: row ? await this.#callerOf(row, tokenHash, isUse) : null, tableVersion };
  }

  /** Returns the callers of several token hashes, without those whose session has ended. Extends no session. */
  async watch(tokenHashes: Iterable<string>): Promise<Map<string, Caller>> {
    const callers = new Map<string, Caller>();
    const check = async (tokenHash: string) => {
      const { caller } = await this.checkHash(tokenHash, 'admin', false);
      if (caller) callers.set(tokenHash, caller);
    };
    await Promise.all([...new Set(tokenHashes)].map(check));
    return callers;
  }

  async #callerOf(row: SessionRow, tokenHash: string, isUse: boolean): Promise<Caller | null> {
    const { database, now } = this.#options;
    if (!isAlive(row, now())) return null;
    const { id: adminId, epoch } = row;
    const permissions =
      this.permissions.peek(adminId, epoch) ?? (await this.permissions.get(database.read, adminId, epoch));
    const { can, scope, rights, needsSecondFactor } = permissions;
    const viewer =
      row.viewerHash === null
        ? undefined
        : await this.#viewerOf({ ...row, viewerHash: row.viewerHash }, permissions, isUse);
    if (row.viewerHash !== null && !viewer) return null;
    if (isUse && !viewer && now() - row.touchTime > TOUCH_MS) this.#touch(tokenHash, row.createTime);
    const { username, name, avatar, superAdmin } = row;
    return {
      adminId,
      username,
      name,
      ...(avatar && { avatar }),
      superAdmin: superAdmin === 1,
      // Obligations at sign-in apply to the account itself; they do not affect a viewer.
      mustChangePassword: !viewer && row.mustChangePassword === 1,
      mustEnrol: !viewer && needsSecondFactor && row.mfaEnabled !== 1,
      tokenHash,
      passwordTime: row.passwordTime ?? row.createTime,
      can,
      scope,
      rights,
      ...(viewer && { viewer }),
    };
  }

  /** Returns the viewer of an account; `undefined` as soon as they lose the right to view it. Checked at every call. */
  async #viewerOf(
    view: ExistingSession & { viewerHash: string },
    permissions: CachedPermissions,
    isUse: boolean,
  ): Promise<Impersonator | undefined> {
    const { caller } = await this.checkHash(view.viewerHash, 'admin', isUse);
    if (!caller || caller.viewer || caller.mustChangePassword || caller.mustEnrol) return undefined;
    const { adminId, name, tokenHash } = caller;
    const viewerPermissions = await this.permissions.get(this.#options.database.read, adminId, view.epoch);
    return canView(viewerPermissions, permissions) ? { adminId, name, tokenHash, until: view.expireTime } : undefined;
  }

  /** Starts a session and returns its token. */
  async create(transaction: WriteTransaction, admin: NewSession): Promise<string> {
    const now = this.#options.now();
    // Views are excluded, because a job logs their end before it deletes their rows.
    await deleteUnlockedRows(transaction, {
      table: 'session',
      condition: sql`"expireTime" < ${now} and "viewerHash" is null`,
    });
    return this.#insert(transaction, { ...admin, expireTime: expiryOf({ createTime: now, touchTime: now }) });
  }

  /** Starts a session in which a viewer sees the console as another account. Returns its token. */
  async createView(
    transaction: WriteTransaction,
    admin: NewSession & { viewer: Pick<Caller, 'adminId' | 'tokenHash'> },
  ): Promise<string> {
    return this.#insert(transaction, { ...admin, expireTime: this.#options.now() + VIEW_MS });
  }

  async #insert(
    transaction: WriteTransaction,
    { id, ip, userAgent, expireTime, viewer }: SessionValues,
  ): Promise<string> {
    const now = this.#options.now();
    const token = newToken();
    await transaction
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        adminId: id,
        createTime: now,
        touchTime: now,
        expireTime,
        passwordTime: now,
        ip,
        userAgent,
        viewerHash: viewer?.tokenHash ?? null,
        viewerId: viewer?.adminId ?? null,
      })
      .execute();
    return token;
  }

  /** Returns the number of active sessions. */
  async count(): Promise<number> {
    const row = await this.#options.database.read
      .selectFrom('session')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('expireTime', '>', this.#options.now())
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  /** Runs in the background; if it fails, the next call retries. */
  #touch(tokenHash: string, createTime: number): void {
    const { database, logger, now } = this.#options;
    const touchTime = now();
    database
      .write((transaction) =>
        transaction
          .updateTable('session')
          .set({ touchTime, expireTime: expiryOf({ createTime, touchTime }) })
          .where('tokenHash', '=', tokenHash)
          .execute(),
      )
      .catch((error: unknown) => logger.warn({ err: error }, 'a session could not be prolonged'));
  }
}

interface NewSession {
  id: number;
  ip: string;
  userAgent: string;
}

interface SessionValues extends NewSession {
  expireTime: number;
  viewer?: Pick<Caller, 'adminId' | 'tokenHash'>;
}

/**
 * Ends an administrator's own sessions: all, one, or all but one. Returns how many. Unless it ends only one, it also cancels
 * pending sign-ins.
 */
export async function closeSessions(
  transaction: WriteTransaction,
  { adminId, only, except }: { adminId: number; only?: string; except?: string },
): Promise<number> {
  if (only === undefined) await deletePendingLogins(transaction, adminId);
  const { numDeletedRows } = await transaction
    .deleteFrom('session')
    .where('adminId', '=', adminId)
    .where('viewerHash', 'is', null)
    .where((session) => (only === undefined ? session.lit(true) : session('tokenHash', '=', only)))
    .where((session) => (except === undefined ? session.lit(true) : session('tokenHash', '!=', except)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns when a session expires, from its start and its last use; all in milliseconds since 1970. */
function expiryOf({ createTime, touchTime }: { createTime: number; touchTime: number }): number {
  return Math.min(touchTime + SESSION_MS, createTime + SESSION_MAX_MS);
}

type Optional = 'validTo' | 'passwordTime' | 'mfaEnabled' | 'viewerHash';
type ExistingSession = { [K in keyof SessionRow]: K extends Optional ? SessionRow[K] : NonNullable<SessionRow[K]> };

/** A lock after failed logins only prevents new sessions; it does not end existing ones. */
function isAlive(row: SessionRow, now: number): row is ExistingSession {
  if (row.id === null || (row.expireTime ?? 0) <= now) return false;
  if (row.status === 'disabled') return false;
  return row.validTo === null || row.validTo >= dayAt(now);
}
