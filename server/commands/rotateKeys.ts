import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireUnused } from '../backup/inUse';
import { requireRestored } from '../backup/restoring';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { isPostgres, openDatabase } from '../db/openDatabase';
import { dormantSchemas } from '../db/pluginSchemas';
import { Refusal } from '../db/Refusal';
import { changeSealKey, sealStored } from '../db/sealing/sealStored';
import { beginKeyChange } from '../keys/sealKey';
import type { Sections } from '../plugins/collectPlugins';
import { installedSections } from '../sections';
import type { Command } from './command';

/** Rows between two progress messages. */
const STEP = 50_000;

/** `npm run rotate-keys`. */
export const rotateKeys: Command = {
  summary:
    'Seals ID, bank and phone numbers and medical notes anew, with a new key, while no server runs. One that was broken off goes on when it is run again. It reads DATA_DIR and DATABASE_URL as the server does.',
  usage: '',
  flags: {},
  async run(_, say) {
    const { database: address, dataDir } = readConfig(process.env);
    if (!existsSync(dataDir) || !(isPostgres(address) || existsSync(address))) {
      throw new Refusal(`There is no installation in ${resolve(dataDir)}; DATA_DIR says where it is.`);
    }
    requireRestored(dataDir);
    await requireUnused(address);
    const { sections } = await installedSections(dataDir);
    const database = openDatabase(address);
    try {
      await refuseDormant(database, sections);
      const change = await beginKeyChange(database, dataDir);
      await migrate(database, sections);
      const counts = new Map<string, number>();
      await sealStored(database, sections.entities, (table, rows) => {
        if (rows % STEP === 0) say(`${table}: ${rows} rows`);
        counts.set(table, rows);
      });
      await changeSealKey(database, change.to);
      await change.finish();
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      say(`${rows} rows of ${counts.size} tables are sealed with a new key, which is in ${resolve(dataDir)}.`);
      say('Make a backup, with a new key file (--keys). Backups made before need the key file that was made for them.');
      return { folder: dataDir, isGood: true, noted: { from: change.from, to: change.to, rows } };
    } finally {
      await database.close();
    }
  },
};

/** Throws if a dormant plugin has encrypted values, which could not be read after the rotation. */
async function refuseDormant({ read }: Database, { plugins }: Sections): Promise<void> {
  const running = new Set(plugins.map(({ id }) => id));
  for (const [id, entities] of await dormantSchemas(read, (plugin) => running.has(plugin))) {
    const isEncrypted = entities.some(({ fields }) => Object.values(fields).some((field) => field.isEncrypted));
    if (!isEncrypted) continue;
    throw new Refusal(
      `The plugin ${id} is not running, and what it has encrypted could not be read with a new key. Start it, or remove its tables, first.`,
    );
  }
}
