import DataLoader from 'dataloader';
import { type Expression, type InferResult, sql } from 'kysely';
import type { Database, Queries } from '../db/database';
import { sqlDialectOf } from '../db/sqlDialectOf';
import { AUTH_EPOCH } from '../db/tableVersions';

/** Maximum rows cached between two commits; it includes unknown tokens, so it must be bounded. */
const CACHE_SIZE = 5_000;

/** The requested session, and the table that the call is about. */
interface SessionLookup {
  tokenHash: string;
  table: string;
}

/**
 * Reads sessions with their administrators, and the versions of the tables that calls are about. A row is cached until the
 * database commits. Where the database cannot tell ({@link Database.changeCounter}), one prepared query answers all concurrent
 * calls.
 */
export class SessionRows {
  readonly #database: Database;
  readonly #query: string;
  readonly #remembered = new Map<string, SessionRow>();
  #stamp: number | undefined;
  /** Never caches, so that an ended session is invalid at the next call. */
  readonly #batches = new DataLoader((lookup: readonly SessionLookup[]) => this.#readAll(lookup), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

  constructor(database: Database) {
    this.#database = database;
    this.#query = sessionQuery(database.read).compile().sql;
  }

  /** Returns the row of a token, without a session if the token is unknown; `undefined` for an unknown table. */
  async read(lookup: SessionLookup): Promise<SessionRow | undefined> {
    const counter = this.#database.changeCounter();
    if (counter === undefined) return this.#batches.load(lookup);
    if (counter !== this.#stamp || this.#remembered.size >= CACHE_SIZE) this.#remembered.clear();
    this.#stamp = counter;
    const key = `${lookup.table} ${lookup.tokenHash}`;
    const cached = this.#remembered.get(key);
    if (cached) return cached;
    const [row] = await this.#run(lookup.table, lookup.tokenHash);
    if (row) this.#remembered.set(key, row);
    return row;
  }

  async #readAll(lookup: readonly SessionLookup[]): Promise<(SessionRow | undefined)[]> {
    const found = await this.#run(
      lookup.map(({ table }) => table),
      lookup.map(({ tokenHash }) => tokenHash),
    );
    const rows = new Map(found.map((row) => [Number(row.position), row]));
    return lookup.map((_, index) => rows.get(index + 1));
  }

  async #run(table: string | string[], tokenHash: string | string[]): Promise<SessionRow[]> {
    const rows = await this.#database.all<SessionRow>(this.#query, [table, tokenHash, 0]);
    return rows.filter(({ tableVersion }) => tableVersion !== null);
  }
}

/**
 * Selects the versions of the epoch and of a table, and the session of a token with its administrator. It returns one row
 * per request; on PostgreSQL it takes lists of requests.
 */
function sessionQuery(queries: Queries) {
  return queries
    .selectFrom(sqlDialectOf(queries) === 'postgres' ? keyListTable() : singleKeyTable())
    .leftJoin('session', 'session.tokenHash', 'asked.tokenHash')
    .leftJoin('admin', (join) => join.onRef('admin.id', '=', 'session.adminId').on('admin.deleted', '=', 0))
    .select(['asked.position', versionOf(sql.lit(AUTH_EPOCH)).as('epoch')])
    .select([versionOf(sql.ref('asked.table')).as('tableVersion'), 'session.touchTime'])
    .select(['session.expireTime', 'admin.id', 'admin.username', 'admin.name', 'admin.superAdmin', 'admin.status'])
    .select(['admin.validTo', 'admin.mustChangePassword', 'admin.mfaEnabled', 'session.createTime', 'admin.avatar'])
    .select(['session.passwordTime', 'session.viewerHash']);
}

/** `null` for an unknown table. */
const versionOf = (name: Expression<string>) =>
  sql<number | null>`(select sum("version") from "tableVersionPart" where "name" = ${name})`;

export type SessionRow = InferResult<ReturnType<typeof sessionQuery>>[number];

const singleKeyTable = () =>
  sql<
    SessionLookup & { position: number }
  >`(select ${''} as "table", ${''} as "tokenHash", 1 as "position")`.as<'asked'>(sql`"asked"`);

const keyListTable = () =>
  sql<SessionLookup & { position: number }>`unnest(${''}::text[], ${''}::text[]) with ordinality`.as<'asked'>(
    sql`"asked"("table", "tokenHash", "position")`,
  );
