import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireNoPendingRestore } from '../backup/pendingRestore';
import { requireNotInUse } from '../backup/requireNotInUse';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { migrate } from '../db/migrations/migrate';
import { inactivePluginSchemas } from '../db/migrations/pluginSchemas';
import { OperatorError } from '../db/OperatorError';
import { isPostgres, openDatabase } from '../db/openDatabase';
import { changeEncryptionKey, encryptStoredValues } from '../db/sealing/encryptStoredValues';
import { beginKeyChange } from '../keys/sealKey';
import type { CollectedPlugins } from '../plugins/collectPlugins';
import { installedSections } from '../sections';
import type { Command } from './command';

/** Rows between two progress messages. */
const PROGRESS_ROWS = 50_000;

/** `npm run rotate-keys`. */
export const rotateKeys: Command = {
  summary:
    'Seals ID, bank and phone numbers and medical notes anew, with a new key, while no server runs. One that was broken off goes on when it is run again. It reads DATA_DIR and DATABASE_URL as the server does.',
  usage: '',
  flags: {},
  async run(_, printLine) {
    const { database: address, dataDir } = readConfig(process.env);
    if (!existsSync(dataDir) || !(isPostgres(address) || existsSync(address))) {
      throw new OperatorError(`There is no installation in ${resolve(dataDir)}; DATA_DIR says where it is.`);
    }
    requireNoPendingRestore(dataDir);
    await requireNotInUse(address);
    const { sections } = await installedSections(dataDir);
    const database = openDatabase(address);
    try {
      await requireNoDormantEncryption(database, sections);
      const change = await beginKeyChange(database, dataDir);
      await migrate(database, sections);
      const counts = new Map<string, number>();
      await encryptStoredValues(database, sections.entities, (table, rows) => {
        if (rows % PROGRESS_ROWS === 0) printLine(`${table}: ${rows} rows`);
        counts.set(table, rows);
      });
      await changeEncryptionKey(database, change.to);
      await change.finish();
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      printLine(`${rows} rows of ${counts.size} tables are sealed with a new key, which is in ${resolve(dataDir)}.`);
      printLine(
        'Make a backup, with a new key file (--keys). Backups made before need the key file that was made for them.',
      );
      return { folder: dataDir, isGood: true, logFields: { from: change.from, to: change.to, rows } };
    } finally {
      await database.close();
    }
  },
};

/** Throws if a dormant plugin has encrypted values, which could not be read after the rotation. */
async function requireNoDormantEncryption({ read }: Database, { plugins }: CollectedPlugins): Promise<void> {
  const running = new Set(plugins.map(({ id }) => id));
  for (const [id, entities] of await inactivePluginSchemas(read, (plugin) => running.has(plugin))) {
    const isEncrypted = entities.some(({ fields }) => Object.values(fields).some((field) => field.isEncrypted));
    if (!isEncrypted) continue;
    throw new OperatorError(
      `The plugin ${id} is not running, and what it has encrypted could not be read with a new key. Start it, or remove its tables, first.`,
    );
  }
}
