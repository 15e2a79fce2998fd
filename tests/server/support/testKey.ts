import { LogSigner, setLogSigner } from '../../../server/audit/chain/LogSigner';
import { startSigning } from '../../../server/audit/chain/signingStart';
import type { Database } from '../../../server/db/database';
import { setEncryption } from '../../../server/db/sealing/fieldEncryption';
import { AesFieldEncryption } from '../../../server/keys/KeySealing';

/** The key of all test databases, which are copies of one another; one key for all, as for a server. */
const testSealing = new AesFieldEncryption(Buffer.alloc(32, 'the key of all tests'));

const testProof = new LogSigner(Buffer.alloc(32, 'the key of all logs of tests'));

/** Prepares a database for {@link testSealing}, and for the verification of its log. */
export function unlocked(database: Database): Database {
  setEncryption(database, testSealing);
  setLogSigner(database, testProof);
  return database;
}

/** Records where the codes of the log begin, as the first start with its key does. */
export const provenFromNow = (database: Database) => startSigning(database, async () => testProof);
