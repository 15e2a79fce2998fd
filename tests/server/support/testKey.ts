import type { Database } from '../../../server/db/database';
import { setSealing } from '../../../server/db/sealing/sealing';
import { KeySealing } from '../../../server/keys/KeySealing';

/** The key of the databases of tests, which are copies of one another; one for all of them, as for a server. */
const testSealing = new KeySealing(Buffer.alloc(32, 'the key of all tests'));

/** Lets a database be used with {@link testSealing}. */
export function unlocked(database: Database): Database {
  setSealing(database, testSealing);
  return database;
}
