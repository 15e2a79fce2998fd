import pg from 'pg';
import { PostgresHosts } from './PostgresHosts';
import { parsePostgresAddress } from './postgresAddress';
import { COMMAND_LIMITS } from './postgresLimits';

const INT8_OID = 20;
const NUMERIC_OID = 1700;
/** Idle milliseconds after which the operating system sends TCP keep-alive probes. */
const KEEP_ALIVE_MS = 10_000;

// Ids, times and money stay below 2^53 by the definition of their fields.
const numberParsers = new Map([
  [INT8_OID, Number],
  [NUMERIC_OID, Number],
]);

/** Parses 64-bit integers and decimals as numbers, not as strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => numberParsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/**
 * A connection to PostgreSQL. The `error` listener keeps a connection that ends between two statements from crashing the
 * process. The next statement fails, and its caller handles that error.
 */
export class PostgresClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ types, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS, ...config });
    this.on('error', () => undefined);
  }
}

/**
 * Opens a separate connection to the first usable host of an address.
 * @throws the error of the last host when none is usable
 */
export async function connectPostgres(address: string): Promise<PostgresClient> {
  const hosts = new PostgresHosts(parsePostgresAddress(address));
  return hosts.connectFirst(async (connectionString) => {
    const client = new PostgresClient({ connectionString, connectionTimeoutMillis: COMMAND_LIMITS.requests.connectMs });
    try {
      await client.connect();
      await hosts.checkWritable(client);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  });
}
