import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { readKeys, writeKeyFile } from '../../../../server/backup/keyFile';
import { type RestoreOptions, restoreBackup } from '../../../../server/backup/restoreBackup';
import { encodeRow } from '../../../../server/backup/rowCodec';
import { openSnapshot } from '../../../../server/backup/snapshot';
import type { TableShape } from '../../../../server/backup/tableShape';
import { readContentList } from '../../../../server/backup/verifyBackup';
import { EPHEMERAL_TABLES, type Installation, writeBackup } from '../../../../server/backup/writeBackup';
import { version } from '../../../../server/commands/version';
import { openDatabase } from '../../../../server/db/openDatabase';
import { sections } from '../../../support/sections';
import type { OpenTestDatabase } from '../../support/testDatabase';
import { keptVersions } from '../../support/upgradeFixture';

/** The time of the backup. */
export const START = Date.parse('2026-11-24T02:00:00Z');

/** Creates an installation with a backup, for the tests of the enclosing `describe`. */
export function backedUp(open: OpenTestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'console-backup-'));
  const { databaseOfVersion, dataFolderOfVersion } = keptVersions();
  const self = {
    folder,
    backups: join(folder, 'backups'),
    keyFile: join(folder, 'care.keys.json'),
    installation: { database: '', dataDir: '' },
    backup: '',
    write: (now: number) => writeBackup({ installation: self.installation, folder: self.backups, version, now }),
    restored: (into: Installation, options: Partial<RestoreOptions> = {}) =>
      restoreBackup({
        ...{ backup: self.backup, target: into, keyFile: self.keyFile, isReplacing: false, schema: sections, version },
        ...{ now: START, ...options },
      }),
    /** A path where nothing exists yet. */
    async target({ kind, address }: OpenTestDatabase = open): Promise<Installation> {
      const dataDir = mkdtempSync(join(folder, 'target-'));
      return { dataDir, database: kind === 'sqlite' ? join(dataDir, 'care.db') : await address({ empty: true }) };
    },
    /** A copy of the backup, to be damaged. */
    copied() {
      const copy = mkdtempSync(join(folder, 'copy-'));
      cpSync(self.backup, copy, { recursive: true });
      return copy;
    },
  };
  beforeAll(async () => {
    const dataDir = dataFolderOfVersion('0.1.0');
    const database = join(dataDir, 'care.db');
    const address = await databaseOfVersion(open.kind, '0.1.0');
    if (open.kind === 'sqlite') copyFileSync(address, database);
    self.installation = { dataDir, database: open.kind === 'sqlite' ? database : address };
    await writeKeyFile(self.keyFile, await readKeys(dataDir));
    writeFileSync(join(dataDir, 'console.config.json'), '{}');
    await extremes(self.installation.database);
    self.backup = (await self.write(START)).path;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return self;
}

/** Texts and numbers that are easily lost in transit. */
async function extremes(address: string): Promise<void> {
  const database = openDatabase(address);
  const text = '\u2028行\n"\'\\\t\u001f𠮷';
  await database.write(async (transaction) => {
    await sql`update "elderly" set "remark" = ${text} where "id" = 1`.execute(transaction);
    await sql`update "elderly" set "lng" = ${0.1 + 0.2}, "lat" = -1e-300 where "id" = 2`.execute(transaction);
    await sql`update "elderly" set "createTime" = ${Number.MAX_SAFE_INTEGER} where "id" = 3`.execute(transaction);
  });
  await database.close();
}

/** Returns tables and rows of a database, in the form common to both dialects. */
export async function tablesOf(address: string) {
  const snapshot = await openSnapshot(address);
  try {
    const rows: string[] = [];
    for (const shape of snapshot.tables) {
      if (EPHEMERAL_TABLES.has(shape.name)) continue;
      const listed = shape.columns.map(({ name }) => `"${name}"`).join(', ');
      for await (const piece of snapshot.read(`select ${listed} from "${shape.name}"`)) {
        rows.push(...piece.map((row) => `${shape.name} ${encodeRow(shape, row)}`));
      }
    }
    return { shapes: snapshot.tables.map(alike), rows: rows.sort() };
  } finally {
    await snapshot.close();
  }
}

/** What SQLite does not distinguish: integers of 4 bytes, and that a key is required. */
function alike(shape: TableShape): TableShape {
  const columns = shape.columns.map((column) => ({
    ...column,
    type: column.type === 'int4' ? ('integer' as const) : column.type,
    required: column.required || shape.key.includes(column.name),
  }));
  return { ...shape, columns };
}

export async function anyContent(backup: string): Promise<string> {
  for await (const sha256 of readContentList(backup)) return sha256;
  throw new Error('there is no content');
}

export function flipByte(file: string): void {
  const content = readFileSync(file);
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  writeFileSync(file, content);
}
