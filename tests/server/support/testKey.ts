import { LogProof, setLogProof } from '../../../server/audit/chain/LogProof';
import { beginProof } from '../../../server/audit/chain/proofStart';
import type { Database } from '../../../server/db/database';
import { setSealing } from '../../../server/db/sealing/sealing';
import { KeySealing } from '../../../server/keys/KeySealing';

/** The key of all test databases, which are copies of one another; one key for all, as for a server. */
const testSealing = new KeySealing(Buffer.alloc(32, 'the key of all tests'));

const testProof = new LogProof(Buffer.alloc(32, 'the key of all logs of tests'));

/** Prepares a database for {@link testSealing}, and for the verification of its log. */
export function unlocked(database: Database): Database {
  setSealing(database, testSealing);
  setLogProof(database, testProof);
  return database;
}

/** Records where the codes of the log begin, as the first start with its key does. */
export const provenFromNow = (database: Database) => beginProof(database, async () => testProof);
