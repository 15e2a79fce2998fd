/**
 * Saves a database of this version for the upgrade tests of later versions:
 *
 *     node scripts/run.mjs scripts/make-upgrade-fixture.ts --version 0.2.0 --data-dir ./data
 *     node scripts/run.mjs scripts/make-upgrade-fixture.ts --version 0.2.0 --data-dir ./data --database-url postgres://…
 *
 * The first command dumps SQLite, the second PostgreSQL. Both servers must have used the same data folder and must be
 * stopped. `--shorten heartRate,raw --rows 8` keeps only that many rows of large tables.
 */

import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { openDatabase } from '../server/db/openDatabase';
import { dumpDatabase } from './upgradeFixture/dumpDatabase';

const FIXTURES = join(import.meta.dirname, '..', 'tests', 'fixtures', 'upgrade');
/** Files that the server keeps in a data folder in addition to its database. */
const KEPT_FILES = ['device.key', 'log.key', 'seal.key', 'files'];

const Options = z.object({
  version: z.string({ error: 'is needed: the version that wrote the data' }).regex(/^\d+\.\d+\.\d+$/),
  'data-dir': z.string({ error: 'is needed: DATA_DIR of the server' }),
  'database-url': z.string().optional(),
  shorten: z.string().transform((names) => names.split(',')),
  rows: z.coerce.number().int().min(1),
});

const options = Options.safeParse(
  parseArgs({
    options: {
      version: { type: 'string' },
      'data-dir': { type: 'string' },
      'database-url': { type: 'string' },
      /** Tables of which only the first rows are kept. */
      shorten: { type: 'string', default: '' },
      /** The number of rows kept. */
      rows: { type: 'string', default: '8' },
    },
  }).values,
);
if (!options.success) {
  for (const { path, message } of options.error.issues) console.error(`--${path.join('.')} ${message}`);
  process.exit(1);
}
await makeFixture(options.data);

async function makeFixture({ version, shorten, rows, ...source }: z.infer<typeof Options>): Promise<void> {
  const folder = join(FIXTURES, version);
  mkdirSync(folder, { recursive: true });
  const database = openDatabase(source['database-url'] ?? join(source['data-dir'], 'care.db'));
  try {
    const dump = Buffer.from(await dumpDatabase(database, { shortened: new Set(shorten), rows }));
    const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
    writeFileSync(join(folder, `${database.dialect}.sql.br`), brotliCompressSync(dump, { params }));
  } finally {
    await database.close();
  }
  for (const name of KEPT_FILES) {
    const from = join(source['data-dir'], name);
    if (existsSync(from)) cpSync(from, join(folder, name), { recursive: true });
  }
}
