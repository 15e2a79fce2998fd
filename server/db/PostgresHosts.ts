import pg from 'pg';
import type { PostgresAddress } from './postgresAddress';

/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';
/** SQLSTATEs that every other host would return too: wrong password, unknown account or database. */
const SETTLED = /^(28|3D)/;
/** Message of the pool when all its connections are in use, which is not the fault of a host. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/** A host that responds but accepts no writes: a standby, or a server that was switched to read-only. */
class NotWritable extends Error {
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
  async first<T>(connect: (address: string) => Promise<T>): Promise<T> {
    for (let left = this.#address.hosts.length; ; left -= 1) {
      const tried = this.#current;
      try {
        return await connect(this.current);
      } catch (error) {
        if (isSettled(error)) throw error;
        this.#passOver(tried);
        if (left <= 1) throw error;
      }
    }
  }

  /** Returns whether an error means that the host accepts no writes, although another one might. */
  isReadOnly(error: unknown): boolean {
    return this.#address.needsWriter && error instanceof pg.DatabaseError && error.code === READ_ONLY;
  }

  /** @throws when the address requires a writable host and this one is read-only */
  async check(client: pg.ClientBase): Promise<void> {
    if (!this.#address.needsWriter) return;
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly !== false) throw new NotWritable('the host of the database takes no writes');
  }

  /** Another connection may have moved on to the next host already. */
  #passOver(host: number): void {
    if (this.#current === host) this.#current = (host + 1) % this.#address.hosts.length;
  }
}

/** Returns whether trying another host would not help. */
function isSettled(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return SETTLED.test(error.code ?? '');
  return error instanceof Error && error.message === ALL_IN_USE;
}
