import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pinyinFields } from '../../../contract/values/pinyin';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { dumpDatabase, readSchema } from '../../../scripts/upgradeFixture/dumpDatabase';
import type { Database, Row } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { computePinyin } from '../../../server/db/pinyin/computePinyin';
import { findAllRecords } from '../../../server/db/rows/repository';
import { encryptStoredValues } from '../../../server/db/sealing/encryptStoredValues';
import { SEARCH_COLUMN } from '../../../server/db/tables/storedFields';
import { loadEncryptionKey } from '../../../server/keys/sealKey';
import { seedDatabase } from '../../../server/seedDatabase';
import { decryptSecret } from '../../../src/plugins/device/server/deviceSecret';
import { installationKey } from '../../../src/plugins/device/server/installationKey';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { entities, permissionTemplateSeeds, sections } from '../../support/sections';
import { content } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { describeSchema } from '../support/describeSchema';
import { describeOnBothDatabases } from '../support/testDatabase';
import { keptVersions, upgradeVersions } from '../support/upgradeFixture';
import { probeMigrations, probeTable } from './support/probe';

const { databaseOfVersion, dataFolderOfVersion } = keptVersions();
const KILLED = join(import.meta.dirname, 'support', 'killedMigration.ts');

/** Records of the demo data, which is the same in every version. */
const known: Readonly<Record<string, object>> = {
  elderly: { elderlyNo: 'E1199020000001', gender: '2', status: 'active' },
  serviceApplication: { applicationNo: 'SA20261011000001', status: 'settled', elderlyId: 9, attendantId: 1 },
  heartRate: { date: '2026-11-09', deviceId: 1 },
};
/** An administrator who was added to the demo data. */
const keeper = { username: 'keeper', password: 'kept since 0.1.0' };

describe.each(upgradeVersions)('data of version %s', (version) => {
  describeOnBothDatabases('upgraded', (open) => {
    async function withDatabase<T>(address: string, work: (database: Database) => Promise<T>): Promise<T> {
      const database = openDatabase(address);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    }

    it('has the schema of a new database', async () => {
      const schemaAt = (address: string) =>
        withDatabase(address, async (database) => {
          await migrate(database, sections);
          return describeSchema(database);
        });
      const upgraded = await schemaAt(await databaseOfVersion(open.kind, version));
      expect(upgraded).toEqual(await schemaAt(await open.address({ empty: true })));
    });

    it('keeps every row, also when two processes upgrade at once', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, (first) =>
        withDatabase(address, async (second) => {
          const columns = await columnsToKeep(first);
          const before = await rowsOf(first, columns);
          await Promise.all([migrate(first, sections), migrate(second, sections)]);
          const after = new Set(await rowsOf(first, columns));
          expect(before.length).toBeGreaterThan(3_000);
          // Unchanged default limits follow the rules of the new version.
          const isKept = (row: string) => !/^deviceUserHealthyType .*"code":"copd"/.test(row);
          expect(before.filter((row) => isKept(row) && !after.has(row))).toEqual([]);
        }),
      );
    });

    it('closes the alerts that had left the ward, and keeps open those on it', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, async (database) => {
        const [newest] = await database.all('select max("id") as "id" from "wearerAlert"', []);
        const now = Date.now();
        await database.write((transaction) =>
          sql`update "wearerAlert" set "lastTime" = ${now}, "alertLevel" = 'critical',
            "findings" = '[{"kind":"sportAmplitude","code":"possibleFall"}]', "status" = 'open'
            where "id" = ${newest?.id}`.execute(transaction),
        );
        await migrate(database, sections);
        const rows = await database.all(
          'select "id", "status", "outcome", "closeTime", "urgent" from "wearerAlert"',
          [],
        );
        expect(rows.length).toBeGreaterThan(1);
        for (const { id, status, outcome, closeTime, urgent } of rows) {
          if (id === newest?.id) expect([status, outcome, Number(urgent)]).toEqual(['open', null, 1]);
          else {
            expect([status, outcome]).toEqual(['closed', 'other']);
            expect(Number(closeTime)).toBeGreaterThanOrEqual(now);
          }
        }
      });
    });

    it('reduces the template of dispatchers to what they work with, and no other; each template gets the calls of its queue', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, async (database) => {
        const grants = async () => {
          const rows = await database.all('select "code", "grants" from "permissionTemplate"', []);
          return new Map(rows.map(({ code, grants: held }) => [String(code), JSON.parse(String(held))]));
        };
        const before = await grants();
        await migrate(database, sections);
        const after = await grants();
        const seeded = (code: string): readonly string[] =>
          permissionTemplateSeeds.find((seed) => seed.code === code)?.grants ?? [];
        const reads = (patterns: readonly string[] = []) =>
          patterns.filter((each) => each.startsWith('select')).toSorted();
        expect(reads(after.get('dispatcher'))).toEqual(reads(seeded('dispatcher')));
        const isOfQueue = (pattern: string) => pattern.includes('.queueMark.');
        for (const [code, held] of after) {
          const others = held.filter((pattern: string) => !isOfQueue(pattern));
          if (code !== 'dispatcher') expect([code, others]).toEqual([code, before.get(code)]);
          expect([code, held.filter(isOfQueue)]).toEqual([code, seeded(code).filter(isOfQueue)]);
        }
      });
    });

    it('keeps the shares below 90 percent, of the day and of the sleep each under its own name', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, async (database) => {
        const read = async (table: string, column: string) =>
          (await database.all(`select "${column}" as "share" from "${table}" order by "id"`, [])).map(
            ({ share }) => share,
          );
        const before = [await read('hypoxiaTime', 't90Pct'), await read('sleep', 't90Pct')];
        await migrate(database, sections);
        expect([await read('hypoxiaTime', 't90DayPct'), await read('sleep', 't90SleepPct')]).toEqual(before);
        expect(before.flat().filter((share) => typeof share === 'number').length).toBeGreaterThan(20);
      });
    });

    it('keeps the parameters of generated demo reports in the settings', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, async (database) => {
        const before: Row[] = [];
        for (const name of reports) {
          const query = `select '${name}' as "entity", "id", "demoSignal" from "${name}" where "demoSignal" is not null`;
          before.push(...(await database.all(query, [])));
        }
        expect(before.length).toBeGreaterThan(10);
        await migrate(database, sections);
        const settings = await database.all(`select * from "setting" where "name" like 'demoReport:%'`, []);
        const byName = (one: Row, other: Row) => (String(one.name) < String(other.name) ? -1 : 1);
        const moved = before.map(({ entity, id, demoSignal }) => ({
          name: `demoReport:${entity}:${id}`,
          value: demoSignal,
        }));
        expect(settings.toSorted(byName)).toEqual(moved.sort(byName));
        const server = await testApp(open, { database });
        const id = before.find(({ entity }) => entity === 'ecg')?.id;
        expect((await server.call('selectWaveform.ecg.open', { id })).body).toMatchObject({ status: 8000 });
      });
    });

    it('is served: lists, records, passwords, files and device keys', async () => {
      const env = { DATA_DIR: dataFolderOfVersion(version) };
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        const kept = await database.all(`select "id", "idNo", "medicalNote" from "elderly" order by "id"`, []);
        await loadEncryptionKey(database, env.DATA_DIR);
        await migrate(database, sections);
        await encryptStoredValues(database, entities);
        const sealed = await findAllRecords(database.read, elderly);
        expect(sealed.map(({ id, idNo, medicalNote }) => ({ id, idNo, medicalNote }))).toEqual(kept);
        const server = await testApp(open, { database, env });
        const found = { field: 'idNo', value: kept[0]?.idNo, reason: '核对升级后的证件号' };
        expect((await server.call('lookup.elderly.open', found)).body.data).toMatchObject({ id: kept[0]?.id });
        const checked: string[] = [];
        for (const { name, scope, deletion: removal } of entities) {
          const visible = removal.kind === 'soft' ? ' where "deleted" = 0' : '';
          const [row] = await database.all(`select count(*) as "count" from "${name}"${visible}`, []);
          const { body } = await server.call(`selectAll.${name}.${scope}`);
          expect([name, body.status, body.dataCount]).toEqual([name, 8000, row?.count]);
          const fields = known[name];
          if (!fields) continue;
          const record = await server.call(`selectById.${name}.${scope}`, { id: 1 });
          expect(record.body.data, name).toMatchObject(fields);
          checked.push(name);
        }
        expect(checked.toSorted()).toEqual(Object.keys(known).toSorted());
        expect((await server.login(keeper.username, keeper.password)).body.status).toBe(8000);
        expect(await recordingOf(server)).toEqual([200, 48_044]);
        const key = await installationKey(env.DATA_DIR);
        const devices = await database.all(
          'select "sn", "secretCipher" from "device" where "secretCipher" is not null',
          [],
        );
        const opened = devices.map(({ sn, secretCipher }) =>
          decryptSecret(key, { sn: String(sn), sealed: String(secretCipher) }),
        );
        expect(opened.map((secret) => secret?.length)).toContain(32);
      });
    });

    it('finds people by the pinyin of their names', async () => {
      const env = { DATA_DIR: dataFolderOfVersion(version) };
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        await loadEncryptionKey(database, env.DATA_DIR);
        await migrate(database, sections);
        await encryptStoredValues(database, entities);
        const server = await testApp(open, { database, env });
        const people: string[] = [];
        for (const entity of entities) {
          for (const [field, source] of pinyinFields(entity)) {
            const name = `"${source}" as "name", "${field}" as "pinyin"`;
            const rows = await database.all(`select "id", ${name} from "${entity.name}" order by "id"`, []);
            for (const row of rows)
              expect(row.pinyin).toBe((await computePinyin(entity, { [source]: row.name }))[field]);
            const first = rows.find(({ pinyin }) => pinyin !== null);
            if (first) people.push(`${entity.name}.${source}`);
            for (const keyword of String(first?.pinyin ?? '').split(' ')) {
              const { body } = await server.call(`selectBySelectivePagination.${entity.name}.open`, { keyword });
              expect(body.status).toBe(8000);
              expect(body.dataCount, `${entity.name} ${keyword}`).toBeGreaterThan(0);
            }
          }
        }
        expect(people.sort()).toEqual([
          'admin.name',
          'attendant.name',
          'deviceUser.name',
          'doctor.name',
          'elderly.name',
          'user.nickname',
          'user.realName',
          'userAddress.contactName',
        ]);
      });
    });

    it('grants new permissions in the standard templates, but not in a template that was edited', async () => {
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        await migrate(database, sections);
        await database.write((transaction) =>
          sql`update "permissionTemplate" set "updateBy" = 'admin:1' where "code" = 'visitor'`.execute(transaction),
        );
        await seedDatabase({ database, adminPassword: ADMIN_PASSWORD });
        const rows = await database.all('select "code", "grants", "denies" from "permissionTemplate"', []);
        const of = (code: string) => rows.find((row) => row.code === code);
        expect(String(of('dispatcher')?.grants)).toContain('"lookup.elderly.open"');
        expect(String(of('ops')?.denies)).toContain('"erasePerson.*.*"');
        expect(String(of('visitor')?.grants)).not.toContain('"lookup.elderly.open"');
      });
    });

    it('has Japanese names of standard entries, but not of entries that were edited', async () => {
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        await migrate(database, sections);
        await database.write((transaction) =>
          sql`update "elderlyLiveType" set "updateBy" = 'admin:1' where "code" = '2'`.execute(transaction),
        );
        await seedDatabase({ database, adminPassword: ADMIN_PASSWORD });
        const found = await database.all(
          `select "code" from "elderlyLiveType" where "searchText" like '%一人暮らし%'`,
          [],
        );
        expect(found).toEqual([{ code: '1' }]);
        const rows = await database.all('select "code", "nameJa" from "elderlyLiveType" order by "code" limit 2', []);
        expect(rows).toEqual([
          { code: '1', nameJa: '一人暮らし' },
          { code: '2', nameJa: null },
        ]);
      });
    });

    it('loses from the log the personal fields that earlier versions stored', async () => {
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        const diff = '{"remark":[null,"女儿住隔壁"],"status":["draft","active"]}';
        await database.write((transaction) =>
          sql`update "log" set "entity" = 'elderly', "diff" = ${diff} where "id" = (select min("id") from "log")`.execute(
            transaction,
          ),
        );
        await migrate(database, sections);
        await seedDatabase({ database, adminPassword: ADMIN_PASSWORD });
        const [row] = await database.all('select "diff" from "log" order by "id" limit 1', []);
        expect(JSON.parse(String(row?.diff))).toEqual({ remark: [null, '***'], status: ['draft', 'active'] });
      });
    });

    it('is not changed by a second start', async () => {
      await withDatabase(await databaseOfVersion(open.kind, version), async (database) => {
        const start = async () => {
          await migrate(database, sections);
          await seedDatabase({ database, adminPassword: ADMIN_PASSWORD });
          // Every start invalidates the list caches of other processes.
          return (await dumpDatabase(database))
            .split('\n')
            .filter((line) => !line.startsWith('insert into "tableVersionPart"'));
        };
        expect(await start()).toEqual(await start());
      });
    });

    it('is unchanged after an upgrade that is killed between two migrations, and upgraded by the next', async () => {
      const address = await databaseOfVersion(open.kind, version);
      await withDatabase(address, async (database) => {
        const before = await dumpDatabase(database);
        const process = spawn(globalThis.process.execPath, ['scripts/run.mjs', KILLED, address], { stdio: 'inherit' });
        expect(await once(process, 'exit')).toEqual([null, 'SIGKILL']);
        expect(await dumpDatabase(database)).toBe(before);
        await migrate(database, { entities, tables: [probeTable], migrations: probeMigrations(async () => undefined) });
        expect(await database.all('select "label" from "probe"', [])).toEqual([{ label: 'first' }]);
      });
    });
  });
});

/** Reports, whose column `demoSignal` was moved. */
const reports = ['ecg', 'lorenz', 'sleep'];

/**
 * All columns except search texts, which are derived from other fields, the parameters of demo reports, and the tables that
 * others replace.
 */
async function columnsToKeep(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { tables } = await readSchema(database);
  return new Map(
    tables
      .filter(({ name }) => !['migration', 'loginAttempt', 'tableVersion'].includes(name))
      .map(({ name, columns }) => [
        name,
        columns.filter((column) => column !== SEARCH_COLUMN && column !== 'demoSignal' && !isMoved(name, column)),
      ]),
  );
}

/**
 * Alerts that had left the ward are closed; a share has the name of its reference; the dispatcher's template reads no health
 * data; messages within the mini-program are delivered.
 */
const isMoved = (table: string, column: string) =>
  (table === 'wearerAlert' && column === 'status') ||
  (table === 'permissionTemplate' && column === 'grants') ||
  (table === 'outbox' && ['status', 'leaseEnd', 'sentTime'].includes(column)) ||
  (table === 'notice' && column === 'sentCount') ||
  column === 't90Pct';

/** Returns every row as text, with the name of its table. */
async function rowsOf(database: Database, tables: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const texts: string[] = [];
  for (const [table, columns] of tables) {
    const rows = await database.all(`select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}"`, []);
    texts.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return texts.filter((text) => !text.startsWith('setting {"name":"search:'));
}

/** Returns the status and the bytes of the first recording, which is played after its call was unmasked. */
async function recordingOf(server: TestApp): Promise<[number, number]> {
  const [row] = await server.database.all(
    `select "call"."id", "fileId" from "recordingCall" as "call" join "file" on "fileId" = "recording" where "bytes" = 48044`,
    [],
  );
  await server.call('unmask.recordingCall.admin', { id: row?.id, reason: '核对升级后的录音' });
  const { statusCode, rawPayload } = await content(server, String(row?.fileId), { token: server.token });
  return [statusCode, rawPayload.length];
}
