import type { InferResult } from 'kysely';
import type { Logger } from 'pino';
import { SESSION_MAX_MS, SESSION_MS } from '../../contract/constants';
import { dayAt } from '../../contract/moment';
import type { Caller } from '../call/call';
import type { Database, Queries, WriteTransaction } from '../db/database';
import { AUTH_EPOCH } from '../db/tableVersions';
import { dropPendingLogins } from './factors/pendingProof';
import type { SecondFactorNeed } from './factors/policy';
import { PermissionCache } from './permissions';
import { hashToken, newToken } from './token';

/** A session's end is moved at most this often. */
const TOUCH_MS = 60_000;

/** Who calls, and the version of the table the call is about. */
export interface SessionState {
  caller: Caller | null;
  tableVersion: number;
}

interface SessionsOptions {
  database: Database;
  logger: Logger;
  now: () => number;
  /** Who has to have a second factor. */
  needsSecondFactor: SecondFactorNeed;
}

/** Knows who holds which token. One prepared query a call, so that every process sees every change at once. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #query: string;
  readonly permissions: PermissionCache;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.permissions = new PermissionCache(options.needsSecondFactor);
    this.#query = sessionQuery(options.database.read).compile().sql;
  }

  /** Finds the caller behind a token. */
  async check(token: string | undefined, table: string): Promise<SessionState> {
    const { database, now } = this.#options;
    const tokenHash = token ? hashToken(token) : '';
    const answer = database.all<SessionRow>(this.#query, [table, tokenHash, 0, AUTH_EPOCH]);
    const [row] = Array.isArray(answer) ? answer : await answer;
    const tableVersion = row?.tableVersion ?? 0;
    if (!row || !isAlive(row, now())) return { caller: null, tableVersion };
    const { id: adminId, epoch } = row;
    const { can, scope, needsSecondFactor } =
      this.permissions.peek(adminId, epoch) ?? (await this.permissions.get(database.read, adminId, epoch));
    if (now() - row.touchTime > TOUCH_MS) this.#touch(tokenHash, row.createTime);
    const { username, name, superAdmin } = row;
    const caller = {
      adminId,
      username,
      name,
      superAdmin: superAdmin === 1,
      mustChangePassword: row.mustChangePassword === 1,
      mustEnrol: needsSecondFactor && row.mfaEnabled !== 1,
      tokenHash,
      passwordTime: row.passwordTime ?? row.createTime,
      can,
      scope,
    };
    return { caller, tableVersion };
  }

  /** Starts a session and answers its token. */
  async open(transaction: WriteTransaction, admin: { id: number; ip: string; userAgent: string }): Promise<string> {
    const now = this.#options.now();
    const token = newToken();
    await transaction.deleteFrom('session').where('expireTime', '<', now).execute();
    await transaction
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        adminId: admin.id,
        createTime: now,
        touchTime: now,
        expireTime: endOf({ createTime: now, touchTime: now }),
        passwordTime: now,
        ip: admin.ip,
        userAgent: admin.userAgent,
      })
      .execute();
    return token;
  }

  /** Sessions that have not ended. */
  async count(): Promise<number> {
    const row = await this.#options.database.read
      .selectFrom('session')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('expireTime', '>', this.#options.now())
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  /** Nobody waits for this; should it fail, the next call tries again. */
  #touch(tokenHash: string, createTime: number): void {
    const { database, logger, now } = this.#options;
    const touchTime = now();
    database
      .write((transaction) =>
        transaction
          .updateTable('session')
          .set({ touchTime, expireTime: endOf({ createTime, touchTime }) })
          .where('tokenHash', '=', tokenHash)
          .execute(),
      )
      .catch((error: unknown) => logger.warn({ err: error }, 'a session could not be prolonged'));
  }
}

/**
 * Ends sessions of an administrator: all of them, one, or all but one; answers how many. Unless it is about one, nobody gets
 * a session any more who has begun to sign in.
 */
export async function closeSessions(
  transaction: WriteTransaction,
  { adminId, only, except }: { adminId: number; only?: string; except?: string },
): Promise<number> {
  if (only === undefined) await dropPendingLogins(transaction, adminId);
  const { numDeletedRows } = await transaction
    .deleteFrom('session')
    .where('adminId', '=', adminId)
    .where((session) => (only === undefined ? session.lit(true) : session('tokenHash', '=', only)))
    .where((session) => (except === undefined ? session.lit(true) : session('tokenHash', '!=', except)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** When a session ends that was begun and last used then; all in milliseconds since 1970. */
function endOf({ createTime, touchTime }: { createTime: number; touchTime: number }): number {
  return Math.min(touchTime + SESSION_MS, createTime + SESSION_MAX_MS);
}

/** One row: the versions of the epoch and of a table, and the session of a token, if there is one, with its administrator. */
function sessionQuery(queries: Queries) {
  return queries
    .selectFrom('tableVersion as epoch')
    .innerJoin('tableVersion as table', (join) => join.on('table.name', '=', '?'))
    .leftJoin('session', (join) => join.on('session.tokenHash', '=', '?'))
    .leftJoin('admin', (join) => join.onRef('admin.id', '=', 'session.adminId').on('admin.deleted', '=', 0))
    .select(['epoch.version as epoch', 'table.version as tableVersion', 'session.touchTime', 'session.expireTime'])
    .select(['admin.id', 'admin.username', 'admin.name', 'admin.superAdmin', 'admin.status', 'admin.validTo'])
    .select(['admin.mustChangePassword', 'admin.mfaEnabled', 'session.createTime', 'session.passwordTime'])
    .where('epoch.name', '=', AUTH_EPOCH);
}

type SessionRow = InferResult<ReturnType<typeof sessionQuery>>[number];
type Optional = 'validTo' | 'passwordTime' | 'mfaEnabled';
type LiveSession = { [K in keyof SessionRow]: K extends Optional ? SessionRow[K] : NonNullable<SessionRow[K]> };

/** A lock after failed logins is about new sessions; it does not end the ones there are. */
function isAlive(row: SessionRow, now: number): row is LiveSession {
  if (row.id === null || (row.expireTime ?? 0) <= now) return false;
  if (row.status === 'disabled') return false;
  return row.validTo === null || row.validTo >= dayAt(now);
}
