import { LogProof, setLogProof } from '../../../server/audit/chain/LogProof';
import { beginProof } from '../../../server/audit/chain/proofStart';
import type { Database } from '../../../server/db/database';
import { setSealing } from '../../../server/db/sealing/sealing';
import { KeySealing } from '../../../server/keys/KeySealing';

/** The key of the databases of tests, which are copies of one another; one for all of them, as for a server. */
const testSealing = new KeySealing(Buffer.alloc(32, 'the key of all tests'));

const testProof = new LogProof(Buffer.alloc(32, 'the key of all logs of tests'));

/** Lets a database be used with {@link testSealing}, and its log be proved. */
export function unlocked(database: Database): Database {
  setSealing(database, testSealing);
  setLogProof(database, testProof);
  return database;
}

/** Says where the codes of the log begin, as the first start with its key does. */
export const provenFromNow = (database: Database) => beginProof(database, async () => testProof);
