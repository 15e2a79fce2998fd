import { dirname, resolve } from 'node:path';
import { findBackup } from '../backup/manifest';
import { verifyBackup as verify } from '../backup/verifyBackup';
import { type Command, needed } from './command';

/** `npm run verify-backup`. */
export const verifyBackup: Command = {
  summary: 'Reads all of a backup: every checksum, every row, every file. It changes nothing.',
  usage: '/backups/care',
  flags: { from: { type: 'string', help: 'a backup, or a folder of backups, of which it takes the newest' } },
  positional: 'from',
  async run(asked, say) {
    const backup = resolve(await findBackup(resolve(needed(asked, 'from'))));
    const { manifest, damages } = await verify(backup);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (damages.length === 0) {
      say(
        `${backup} is whole: ${manifest.tables.length} tables, ${rows} rows, ${manifest.contents.count} files, as of ${manifest.time}.`,
      );
    } else {
      console.error([`${backup} is damaged.`, ...damages].join('\n'));
    }
    return { folder: dirname(backup), isGood: damages.length === 0, noted: { backup, damages } };
  },
};
