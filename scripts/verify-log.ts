/**
 * `npm run verify-log -- [--head POSITION:HASH ...]`: verifies the log against its hash chain. Exits with 1 if something is
 * wrong.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatHead, parseHead } from '../server/audit/chain/createLink';
import { type Finding, verifyChain } from '../server/audit/chain/verifyChain';
import { readLogSigner } from '../server/audit/claimLogKey';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/db/openDatabase';

const FINDING_MESSAGES: Readonly<Record<Finding['kind'], (at: number) => string>> = {
  changed: (id) => `row ${id} was changed`,
  removed: (id) => `row ${id} was removed`,
  inserted: (id) => `row ${id} was inserted: the server did not write it`,
  linkMissing: (position) => `the chain lacks position ${position}`,
  linkChanged: (position) => `the chain was changed at position ${position}`,
  beginningUnknown: (position) => `rows before position ${position} were removed, but the log does not record it`,
  forged: (id) => `row ${id}, or its entry in the queue, was not written by the server: it lacks the code of log.key`,
  linkForged: (position) => `the chain was rewritten at position ${position}: it lacks the code of log.key`,
  removalLater: (id) => `row ${id} records a removal in the future`,
  removalOutOfOrder: (id) => `row ${id} records a removal earlier than the rows written before it`,
  startUnknown: () => 'the database no longer records since when rows carry codes of log.key',
  headUnknown: (position) => `the chain was cut off or rewritten: position ${position} differs from the given hash`,
};

const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });
const heads = values.head.flatMap((text) => parseHead(text) ?? []);
const { database: address, dataDir } = readConfig(process.env);
if (heads.length < values.head.length) stop('--head takes POSITION:HASH as the server’s own log has it');
// Opening it would create it.
if (!address.includes('://') && !existsSync(address)) stop(`there is no database at ${address}`);
const database = openDatabase(address);
try {
  const proof = await readLogSigner(dataDir);
  const { findings, rows, hashOnly, retired, head, waiting } = await verifyChain(database, { heads, signer: proof });
  console.log(`${rows} rows checked, ${retired} removed when their time was over; head ${formatHead(head)}`);
  if (!proof) console.log(`there is no log.key in ${dataDir}: codes were not checked, and rows may be forged`);
  if (hashOnly > 0) console.log(`${hashOnly} rows of an earlier version are covered by the hash chain only`);
  if (waiting > 0)
    console.log(`${waiting} rows of the last seconds are not chained yet; only their codes were checked`);
  for (const { kind, at } of findings) console.log(FINDING_MESSAGES[kind](at));
  process.exitCode = findings.length > 0 || !proof ? 1 : 0;
} finally {
  await database.close();
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(2);
}
