/** `npm run verify-log -- [--head POSITION:HASH ...]`: checks the log against its hash chain; ends with 1 when something is wrong. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headText, parseHead } from '../server/audit/chain/linkOf';
import { type Finding, verifyChain } from '../server/audit/chain/verifyChain';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/db/openDatabase';

const WORDS: Readonly<Record<Finding['kind'], (at: number) => string>> = {
  changed: (id) => `row ${id} was changed`,
  removed: (id) => `row ${id} was removed`,
  inserted: (id) => `row ${id} was inserted: the server did not write it`,
  linkMissing: (position) => `the chain lacks position ${position}`,
  linkChanged: (position) => `the chain was changed at position ${position}`,
  beginningUnknown: (position) => `rows before position ${position} were removed, which the log does not tell`,
  headUnknown: (position) => `the chain was cut off or written anew: position ${position} is not what was noted down`,
};

const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });
const heads = values.head.flatMap((text) => parseHead(text) ?? []);
const { database: address } = readConfig(process.env);
if (heads.length < values.head.length) stop('--head takes POSITION:HASH as the server’s own log has it');
// Opening it would make one.
if (!address.includes('://') && !existsSync(address)) stop(`there is no database at ${address}`);
const database = openDatabase(address);
try {
  const { findings, rows, retired, head, waiting } = await verifyChain(database, heads);
  console.log(`${rows} rows checked, ${retired} removed when their time was over; head ${headText(head)}`);
  if (waiting > 0) console.log(`${waiting} rows of the last seconds are not chained yet and cannot be checked`);
  for (const { kind, at } of findings) console.log(WORDS[kind](at));
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await database.close();
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(2);
}
