import pg from 'pg';
import { DatabaseUnavailableError, isConnectionLost } from './DatabaseUnavailableError';
import type { PostgresHosts } from './PostgresHosts';
import { PostgresClient } from './postgresClient';
import type { PostgresLimits } from './postgresLimits';

/**
 * Indexes are in memory or on flash, so random reads cost little more than sequential ones. Queries are too short for JIT.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off';
/** Milliseconds that a response may take on the network, in addition to the statement timeout. */
const NETWORK_MARGIN_MS = 1_000;

/** A statement, prepared under its name if it has one. */
export interface PostgresQuery extends pg.QueryConfig {
  rowMode?: 'array';
}

/** A connection in use. It is not reused after an error that makes it unusable. */
export class PostgresConnection {
  readonly #client: pg.PoolClient;
  readonly #pool: Pick<PostgresPool, 'discardConnections'>;
  readonly #hosts: PostgresHosts;
  #isUsable = true;

  constructor(client: pg.PoolClient, pool: Pick<PostgresPool, 'discardConnections'>, hosts: PostgresHosts) {
    this.#client = client;
    this.#pool = pool;
    this.#hosts = hosts;
  }

  /** Returns whether statements can still be run on it. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** @throws {DatabaseUnavailableError} when the connection is lost or the response times out */
  async query<R extends pg.QueryResultRow>(query: PostgresQuery): Promise<pg.QueryResult<R>> {
    if (!this.#isUsable) throw new DatabaseUnavailableError('the connection was lost before');
    try {
      return await this.#client.query<R>(query);
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (isLost || this.#hosts.isReadOnly(error)) {
        this.#isUsable = false;
        this.#pool.discardConnections();
      }
      throw isLost ? new DatabaseUnavailableError(error) : error;
    }
  }

  release(): void {
    this.#client.release(!this.#isUsable);
  }
}

/** A pool of connections to PostgreSQL, all to the host that accepts writes. */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #hosts: PostgresHosts;
  /** Grows when a connection is lost. Connections of earlier generations may be dead too and are not handed out again. */
  #generation = 0;
  readonly #generations = new WeakMap<pg.ClientBase, number>();

  /** @param size maximum number of connections */
  constructor(hosts: PostgresHosts, limits: PostgresLimits, size: number) {
    this.#hosts = hosts;
    this.#pool = new pg.Pool({
      max: size,
      options: PLANNER_OPTIONS,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      query_timeout: limits.statementMs + NETWORK_MARGIN_MS,
      connectionTimeoutMillis: limits.lockMs,
      Client: class extends PostgresClient {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: hosts.current, connectionTimeoutMillis: limits.connectMs });
        }
      },
      onConnect: (client) => hosts.checkWritable(client),
    });
    this.#pool.on('connect', (client) => this.#generations.set(client, this.#generation));
    // The next query replaces a connection that is lost while idle.
    this.#pool.on('error', (error) => console.error('postgres connection lost:', error.message));
  }

  /**
   * Hands out a connection, which the caller must release.
   * @throws {DatabaseUnavailableError} when none is free in time, or when connecting fails for a reason without a code
   */
  async connect(): Promise<PostgresConnection> {
    for (;;) {
      const client = await this.#hosts.connectFirst(() => this.#pool.connect()).catch(throwUnavailable);
      if (this.#generations.get(client) === this.#generation) return new PostgresConnection(client, this, this.#hosts);
      client.release(true);
    }
  }

  /** Runs one statement outside of transactions and returns its rows. */
  async query<R extends pg.QueryResultRow>(query: PostgresQuery): Promise<R[]> {
    const connection = await this.connect();
    try {
      return (await connection.query<R>(query)).rows;
    } finally {
      connection.release();
    }
  }

  /** Stops all connections that exist now from being handed out again. */
  discardConnections(): void {
    this.#generation += 1;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** The driver reports a timeout without a code; an error with a code describes its cause better. */
function throwUnavailable(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code !== undefined
    ? error
    : new DatabaseUnavailableError(error);
}
