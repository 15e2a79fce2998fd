import pg from 'pg';
import { DatabaseAway, isConnectionLost } from './DatabaseAway';
import type { PostgresHosts } from './PostgresHosts';
import { PostgresClient } from './postgresClient';
import type { PostgresLimits } from './postgresLimits';

/** Indexes lie in memory or on flash, so walking one costs little more than reading straight on; queries are short. */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';
/** Milliseconds that an answer may take on its way beyond what the database itself may take. */
const TRAVEL_MS = 1_000;

/** A statement, prepared under its name if it has one. */
export interface PostgresQuery extends pg.QueryConfig {
  rowMode?: 'array';
}

/** A connection in use. One on which an answer was missed goes to nobody else. */
export class PostgresConnection {
  readonly #client: pg.PoolClient;
  readonly #pool: Pick<PostgresPool, 'giveUp'>;
  readonly #hosts: PostgresHosts;
  #isUsable = true;

  constructor(client: pg.PoolClient, pool: Pick<PostgresPool, 'giveUp'>, hosts: PostgresHosts) {
    this.#client = client;
    this.#pool = pool;
    this.#hosts = hosts;
  }

  /** Whether anything can be asked on it. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** @throws {DatabaseAway} when the connection is lost or the answer stays away */
  async query<R extends pg.QueryResultRow>(query: PostgresQuery): Promise<pg.QueryResult<R>> {
    if (!this.#isUsable) throw new DatabaseAway('the connection was lost before');
    try {
      return await this.#client.query<R>(query);
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (isLost || this.#hosts.isReadOnly(error)) {
        this.#isUsable = false;
        this.#pool.giveUp();
      }
      throw isLost ? new DatabaseAway(error) : error;
    }
  }

  release(): void {
    this.#client.release(!this.#isUsable);
  }
}

/** Connections to PostgreSQL that are used again and again, all to the host that takes writes. */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #hosts: PostgresHosts;
  /** Grows whenever a connection was lost: those from before may lead to the same dead end, and nobody is sent there. */
  #generation = 0;
  readonly #generations = new WeakMap<pg.ClientBase, number>();

  /** @param size the most connections held */
  constructor(hosts: PostgresHosts, limits: PostgresLimits, size: number) {
    this.#hosts = hosts;
    this.#pool = new pg.Pool({
      max: size,
      options: PLANNER,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      query_timeout: limits.statementMs + TRAVEL_MS,
      connectionTimeoutMillis: limits.lockMs,
      Client: class extends PostgresClient {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: hosts.current, connectionTimeoutMillis: limits.connectMs });
        }
      },
      onConnect: (client) => hosts.check(client),
    });
    this.#pool.on('connect', (client) => this.#generations.set(client, this.#generation));
    // A connection that is lost while nobody uses it is replaced by the next query.
    this.#pool.on('error', (error) => console.error('postgres connection lost:', error.message));
  }

  /**
   * Hands out a connection, which has to be released.
   * @throws {DatabaseAway} when none is free in time, or none can be made for a reason that has no code
   */
  async connect(): Promise<PostgresConnection> {
    for (;;) {
      const client = await this.#hosts.first(() => this.#pool.connect()).catch(throwAway);
      if (this.#generations.get(client) === this.#generation) return new PostgresConnection(client, this, this.#hosts);
      client.release(true);
    }
  }

  /** Runs one statement outside of transactions; answers its rows. */
  async query<R extends pg.QueryResultRow>(query: PostgresQuery): Promise<R[]> {
    const connection = await this.connect();
    try {
      return (await connection.query<R>(query)).rows;
    } finally {
      connection.release();
    }
  }

  /** No connection that stands by now is handed out again. */
  giveUp(): void {
    this.#generation += 1;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** The driver says in words alone that nothing came in time; what has a code tells its reason better. */
function throwAway(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code !== undefined ? error : new DatabaseAway(error);
}
