import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockRows } from '../../../server/db/rows/lockRows';
import { scopedDatabase } from '../../../server/db/scope/scopedDatabase';
import { sqlDialectOf } from '../../../server/db/sqlDialectOf';
import { entities } from '../../support/sections';
import { describeOnBothDatabases } from '../support/testDatabase';

const ROOT = join(import.meta.dirname, '..', '..', '..');

describeOnBothDatabases('the dialect of queries', (open) => {
  it('is that of their database: of reads, transactions, background work and queries with a data scope', async () => {
    const database = await open();
    const scoped = scopedDatabase(database, { kind: 'region', adminId: 1, regionCodes: ['330106'] }, entities);
    for (const each of [database, database.background, scoped, scoped.background]) {
      expect(sqlDialectOf(each.read)).toBe(open.kind);
      await each.write(async (transaction) => {
        expect(sqlDialectOf(transaction)).toBe(open.kind);
        expect(sqlDialectOf(each.applyScope(transaction))).toBe(open.kind);
      });
    }
  });
});

describeOnBothDatabases('lockRows', (open) => {
  it('accepts the dialect that plugins written for plugin API 2.0 pass', async () => {
    const database = await open();
    const { dialect } = database;
    await database.write((transaction) => lockRows(transaction, { dialect, table: 'setting', ids: [], mode: 'share' }));
  });
});

/** Files that need a dialect without queries: definitions of tables, texts of statements, and backups. */
const WITHOUT_QUERIES = [
  'server/backup/snapshot.ts',
  'server/backup/tableShape.ts',
  'server/db/database.ts',
  'server/db/migrations/runMigrations.ts',
  'server/db/rows/lockRows.ts',
  'server/db/rows/valuesClauses.ts',
  'server/db/scope/scopedDatabase.ts',
  'server/db/sqlDialectOf.ts',
  'server/db/tables/tableDefinition.ts',
  'server/plugin-api/index.ts',
  'src/plugins/record/server/ingestion/UploadBatcher.ts',
];

it('no other code of the server takes a dialect beside its queries', () => {
  const files = ['server', 'src/plugins'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const naming = files.filter(
    (path) => path.endsWith('.ts') && /\bSqlDialect\b/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(naming.sort()).toEqual(WITHOUT_QUERIES);
});
