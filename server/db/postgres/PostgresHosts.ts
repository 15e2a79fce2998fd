import pg from 'pg';
import type { PostgresAddress } from './postgresAddress';

/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';
/** SQLSTATEs that every other host would return too: wrong password, unknown account or database. */
const HOST_INDEPENDENT_ERRORS = /^(28|3D)/;
/** Message of the pool when all its connections are in use, which is not the fault of a host. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

/** A host that responds but accepts no writes: a standby, or a server that was switched to read-only. */
class ReadOnlyHostError extends Error {
  override readonly name = 'NotWritable';
  readonly code = READ_ONLY;
}

/** The hosts of an address, and the one in use. After a failover it is the host that was promoted. */
export class PostgresHosts {
  readonly #address: PostgresAddress;
  #current = 0;

  constructor(address: PostgresAddress) {
    this.#address = address;
  }

  /** Address of the host in use. */
  get current(): string {
    const { hosts } = this.#address;
    return hosts[this.#current] ?? hosts[0];
  }

  /** Connects to the first host that accepts the connection, starting with the current one. */
  async connectFirst<T>(connect: (address: string) => Promise<T>): Promise<T> {
    for (let attemptsLeft = this.#address.hosts.length; ; attemptsLeft -= 1) {
      const triedHost = this.#current;
      try {
        return await connect(this.current);
      } catch (error) {
        if (isHostIndependent(error)) throw error;
        this.#passOver(triedHost);
        if (attemptsLeft <= 1) throw error;
      }
    }
  }

  /** Returns whether an error means that the host accepts no writes, although another one might. */
  isReadOnly(error: unknown): boolean {
    return this.#address.needsWriter && error instanceof pg.DatabaseError && error.code === READ_ONLY;
  }

  /** @throws when the address requires a writable host and this one is read-only */
  async checkWritable(client: pg.ClientBase): Promise<void> {
    if (!this.#address.needsWriter) return;
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly !== false) throw new ReadOnlyHostError('the host of the database takes no writes');
  }

  /** Another connection may have moved on to the next host already. */
  #passOver(host: number): void {
    if (this.#current === host) this.#current = (host + 1) % this.#address.hosts.length;
  }
}

/** Returns whether trying another host would not help. */
function isHostIndependent(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return HOST_INDEPENDENT_ERRORS.test(error.code ?? '');
  return error instanceof Error && error.message === POOL_EXHAUSTED;
}
