import { dirname, resolve } from 'node:path';
import { defaultKeyFile } from '../backup/keyFile';
import { findBackup } from '../backup/manifest';
import { restoreBackup } from '../backup/restoreBackup';
import { readConfig } from '../config';
import { sections } from '../sections';
import { type Command, requiredOption } from './command';
import { version } from './version';

/** What the operator must do if a key of the backup was not restored. */
const MISSING_KEY_ADVICE: Readonly<Record<string, string>> = {
  'seal.key':
    'Put seal.key into the data folder before you start the server: nobody can read the sealed values without it.',
  'log.key': 'Put log.key into the data folder before you start the server: it proves who wrote the log.',
  'device.key': 'Without device.key all devices need new keys.',
};

/** `npm run restore`. */
export const restore: Command = {
  summary:
    'Restores a backup into a data folder, and into SQLite there or, with DATABASE_URL, into PostgreSQL. Either takes the backup of either.',
  usage: '--from /backups/care --to ./data',
  flags: {
    from: { type: 'string', help: 'a backup, or a folder of backups, of which it takes the newest' },
    to: { type: 'string', help: 'the data folder (DATA_DIR of the server)' },
    keys: {
      type: 'string',
      help: 'the key file; "none" continues without keys. Defaults to the one beside the folder of backups.',
    },
    replace: {
      type: 'boolean',
      help: 'moves the current content of data folder and database aside, instead of refusing',
    },
  },
  async run(options, printLine) {
    const backup = resolve(await findBackup(resolve(requiredOption(options, 'from'))));
    const dataDir = resolve(requiredOption(options, 'to'));
    const { database } = readConfig({ ...process.env, DATA_DIR: dataDir });
    const keyFile = options.keys === undefined ? defaultKeyFile(dirname(backup)) : resolve(String(options.keys));
    const { manifest, archived } = await restoreBackup({
      backup,
      target: { database, dataDir },
      keyFile: options.keys === 'none' ? undefined : keyFile,
      isReplacing: options.replace === true,
      schema: sections,
      version,
      now: Date.now(),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    printLine(`Restored ${backup}, as of ${manifest.time}, into ${dataDir}.`);
    printLine(`${rows} rows and ${manifest.contents.count} files. Everybody has to sign in again.`);
    if (manifest.contents.missing > 0)
      console.error(`${manifest.contents.missing} files were missing already when it was made.`);
    if (options.keys === 'none')
      for (const { name } of manifest.keys) console.error(MISSING_KEY_ADVICE[name] ?? `${name} is missing.`);
    if (archived.folder) printLine(`What the data folder held lies in ${archived.folder}.`);
    if (archived.schema) printLine(`What the database held lies in its schema ${archived.schema}.`);
    return { folder: dataDir, isGood: true, logFields: { backup, rows, ...archived } };
  },
};
