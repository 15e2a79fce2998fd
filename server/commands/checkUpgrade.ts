import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pino from 'pino';
import { buildApp } from '../app';
import { copyKeys, defaultKeyFile } from '../backup/keyFile';
import { countRows, tableNames } from '../backup/loadTables';
import { findBackup, type Manifest, readManifest } from '../backup/manifest';
import { loadDatabase, requireNotNewer } from '../backup/restoreBackup';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { OperatorError } from '../db/OperatorError';
import { openDatabase } from '../db/openDatabase';
import { connectPostgres } from '../db/postgres/postgresClient';
import { encryptionKeyId, encryptStoredValues } from '../db/sealing/encryptStoredValues';
import { hasSealKey, loadEncryptionKey, recordEncryptionKey } from '../keys/sealKey';
import { sections } from '../sections';
import { seedDatabase } from '../seedDatabase';
import { type Command, requiredOption } from './command';
import { version } from './version';

/** `npm run check-upgrade`. */
export const checkUpgrade: Command = {
  summary:
    'Rehearses the upgrade to this version: restores the tables of a backup into a temporary database, upgrades it, starts on it without listening, and counts.',
  usage: '--from /backups/care',
  flags: {
    from: { type: 'string', help: 'a backup, or a folder of backups, of which it takes the newest' },
    'database-url': {
      type: 'string',
      help: 'a PostgreSQL database for the rehearsal, in a schema that is removed afterwards. Defaults to a SQLite file.',
    },
    keys: { type: 'string', help: 'the key file. Defaults to the one beside the folder of backups.' },
    work: { type: 'string', help: 'where the temporary folder is created', defaultValue: tmpdir() },
  },
  positional: 'from',
  async run(options, printLine) {
    const backup = resolve(await findBackup(resolve(requiredOption(options, 'from'))));
    const url = options['database-url'];
    const manifest = await readManifest(backup);
    requireNotNewer(manifest, { version, schema: sections });
    const folder = await mkdtemp(join(requiredOption(options, 'work'), 'check-upgrade-'));
    const rehearsal = typeof url === 'string' ? await rehearsalSchema(url) : undefined;
    try {
      const address = rehearsal?.address ?? join(folder, 'care.db');
      const keyFile = resolve(String(options.keys ?? defaultKeyFile(dirname(backup))));
      await copyKeys(keyFile, manifest, folder).catch((error: unknown) => {
        if (!(error instanceof OperatorError) || options.keys !== undefined) throw error;
      });
      const lost = await rehearse({ backup, manifest, address, folder }, printLine);
      const isGood = lost.length === 0;
      printLine(isGood ? 'The upgrade will go well.' : 'Read the changelog about these tables before you upgrade.');
      return { folder: dirname(backup), isGood, logFields: { backup, from: manifest.version, to: version, lost } };
    } finally {
      await rehearsal?.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface RehearsalOptions {
  backup: string;
  manifest: Manifest;
  /** An empty database. */
  address: string;
  /** An empty data folder. */
  folder: string;
}

/**
 * Queued rows of the log, if the backup was made within a second of them. A running server chains them, so the queue may
 * shrink.
 */
const DRAINED_TABLE = 'logQueue';

/** Upgrades a database and starts the server on it. Returns the tables that have fewer rows than before. */
async function rehearse(
  { backup, manifest, address, folder }: RehearsalOptions,
  printLine: (sentence: string) => void,
) {
  const begin = Date.now();
  await loadDatabase(address, { backup, manifest, schema: sections, archiveSchema: undefined });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  printLine(`Restored and upgraded from version ${manifest.version} to ${version} in ${seconds} s.`);
  const database = openDatabase(address);
  try {
    await rehearseSealing(database, folder, printLine);
    await seedDatabase({ database });
    const config = readConfig({ DATA_DIR: folder, CLIENT_DIR: folder });
    const app = await buildApp({ config, database, logger: pino({ level: 'silent' }) });
    const { statusCode } = await app.inject({ method: 'GET', url: '/readyz' });
    await app.close();
    printLine(`The server starts on it and answers ${statusCode}.`);
    const existingTables = new Set(await tableNames(database));
    const counts = await countRows(
      database,
      manifest.tables.map(({ name }) => name).filter((name) => existingTables.has(name)),
    );
    const removedTables = manifest.tables.filter(({ name, rows }) => rows > 0 && !existingTables.has(name));
    for (const { name, rows } of removedTables)
      printLine(`The table ${name} (${rows} rows) is no more; this version does without it.`);
    const lost = manifest.tables.filter(
      ({ name, rows }) => name !== DRAINED_TABLE && (counts.get(name) ?? rows) < rows,
    );
    for (const { name, rows } of lost) printLine(`The table ${name} has ${counts.get(name)} rows; it had ${rows}.`);
    const rowCount = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
    printLine(`${counts.size} tables have ${rowCount} rows.`);
    return lost.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** Encrypts what a start would encrypt. Skips it if the values are already encrypted and the key is missing. */
async function rehearseSealing(
  database: Database,
  folder: string,
  printLine: (sentence: string) => void,
): Promise<void> {
  if ((await encryptionKeyId(database)) !== undefined && !hasSealKey(folder)) {
    printLine('Without its keys (--keys), what is sealed was not looked at.');
    return;
  }
  const begin = Date.now();
  await loadEncryptionKey(database, folder);
  await recordEncryptionKey(database, folder);
  await encryptStoredValues(database, sections.entities);
  printLine(`Sealed what is not sealed yet in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
}

/** Creates a separate schema in a database, and returns an address that sees nothing else. */
async function rehearsalSchema(url: string) {
  const name = `check_upgrade_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = await connectPostgres(url);
    await client.query(statement).finally(() => client.end());
  };
  await run(`create schema "${name}"`);
  const address = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${name}`)}`;
  return { address, remove: () => run(`drop schema "${name}" cascade`) };
}
