import pg from 'pg';
import { PostgresHosts } from './PostgresHosts';
import { parsePostgresAddress } from './postgresAddress';
import { COMMAND_LIMITS } from './postgresLimits';

const INT8_OID = 20;
const NUMERIC_OID = 1700;
/** Milliseconds without a word after which the operating system asks whether the other end lives. */
const KEEP_ALIVE_MS = 10_000;

// Ids, moments and money stay below 2^53 by definition of their fields.
const numberParsers = new Map([
  [INT8_OID, Number],
  [NUMERIC_OID, Number],
]);

/** Reads values as the product keeps them: whole and decimal numbers as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => numberParsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/**
 * A connection to PostgreSQL. Its end is no error of the process: what is asked on it fails, and that is where it is dealt
 * with. Without a listener, a connection that ends between two statements would end the process.
 */
export class PostgresClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ types, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS, ...config });
    this.on('error', () => undefined);
  }
}

/**
 * Opens one connection of its own to whichever host of an address will do.
 * @throws the error of the last host when none does
 */
export async function connectPostgres(address: string): Promise<PostgresClient> {
  const hosts = new PostgresHosts(parsePostgresAddress(address));
  return hosts.first(async (connectionString) => {
    const client = new PostgresClient({ connectionString, connectionTimeoutMillis: COMMAND_LIMITS.calls.connectMs });
    try {
      await client.connect();
      await hosts.check(client);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  });
}
