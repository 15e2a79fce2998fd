import { dirname, resolve } from 'node:path';
import { findBackup } from '../backup/manifest';
import { verifyBackup as verify } from '../backup/verifyBackup';
import { type Command, requiredOption } from './command';

/** `npm run verify-backup`. */
export const verifyBackup: Command = {
  summary: 'Reads all of a backup: every checksum, every row, every file. It changes nothing.',
  usage: '/backups/care',
  flags: { from: { type: 'string', help: 'a backup, or a folder of backups, of which it takes the newest' } },
  positional: 'from',
  async run(options, printLine) {
    const backup = resolve(await findBackup(resolve(requiredOption(options, 'from'))));
    const { manifest, damages } = await verify(backup);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (damages.length === 0) {
      printLine(
        `${backup} is whole: ${manifest.tables.length} tables, ${rows} rows, ${manifest.contents.count} files, as of ${manifest.time}.`,
      );
    } else {
      console.error([`${backup} is damaged.`, ...damages].join('\n'));
    }
    return { folder: dirname(backup), isGood: damages.length === 0, logFields: { backup, damages } };
  },
};
