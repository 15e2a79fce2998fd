import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { defaultKeyFile, readKeys, writeKeyFile } from '../backup/keyFile';
import { removeOldBackups } from '../backup/stagingFolder';
import { writeBackup } from '../backup/writeBackup';
import { readConfig } from '../config';
import { OperatorError } from '../db/OperatorError';
import { isPostgres } from '../db/openDatabase';
import { type Command, requiredOption } from './command';
import { version } from './version';

/** `npm run backup`. */
export const backup: Command = {
  summary:
    'Makes a backup of database and files; servers may go on running. It reads DATA_DIR and DATABASE_URL as the server does.',
  usage: '--to /backups/care --keep 14',
  flags: {
    to: { type: 'string', help: 'folder of backups; each backup is a folder in it' },
    keep: {
      type: 'string',
      help: 'number of backups to keep; older ones are removed once this one is complete. Defaults to all.',
    },
    keys: {
      type: 'string',
      help: 'file for the keys of the installation, which must be kept elsewhere; "none" writes none. Defaults to a file beside the folder.',
    },
  },
  async run(options, printLine) {
    const folder = resolve(requiredOption(options, 'to'));
    const keep = parseKeep(options.keep);
    const { database, dataDir } = readConfig(process.env);
    if (!existsSync(dataDir) || !(isPostgres(database) || existsSync(database))) {
      throw new OperatorError(`There is no installation in ${resolve(dataDir)}; DATA_DIR says where it is.`);
    }
    if (!relative(resolve(dataDir), folder).startsWith('..')) {
      throw new OperatorError('A backup inside of the data folder would be lost with it. Name another folder.');
    }
    const keyFile = options.keys === undefined ? defaultKeyFile(folder) : String(options.keys);
    const keys = await readKeys(dataDir);
    const isNewFile = keys.size > 0 && keyFile !== 'none' && (await writeKeyFile(resolve(keyFile), keys));
    const installation = { database, dataDir };
    const { path, manifest, contents } = await writeBackup({ installation, folder, version, now: Date.now() });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    printLine(`Backup: ${path}`);
    printLine(
      `${manifest.tables.length} tables with ${rows} rows; ${contents.count} files, of which ${contents.copied} are new.`,
    );
    if (contents.missing > 0)
      console.error(`${contents.missing} files were missing or damaged in ${join(dataDir, 'files')}.`);
    if (isNewFile)
      printLine(`The keys of this installation are in ${resolve(keyFile)}. Keep that file elsewhere than the backups.`);
    const removed = keep === undefined ? [] : await removeOldBackups(folder, keep);
    for (const name of removed) printLine(`Removed: ${name}`);
    const { missing } = contents;
    return {
      folder,
      isGood: true,
      logFields: { backup: path, rows, files: contents.count, missing, removed: removed.length },
    };
  },
};

function parseKeep(keep: unknown): number | undefined {
  const parsed = z.coerce.number().int().min(1).max(10_000).optional().safeParse(keep);
  if (!parsed.success) throw new OperatorError('--keep takes a whole number from 1.');
  return parsed.data;
}
