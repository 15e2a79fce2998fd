import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { ErasurePreview } from '../../../contract/erasePerson';
import { DAY_MS, dayAt } from '../../../contract/moment';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { recordCodec } from '../../../server/db/rows/recordCodec';
import { encryptStoredValues } from '../../../server/db/sealing/encryptStoredValues';
import { contentPath } from '../../../server/files/diskFileStore';
import { user } from '../../../src/plugins/account/entities/user';
import { entities, sections } from '../../support/sections';
import { applicationAfter, moment, passedAttendant } from '../builders/applications';
import { content, newPicture, uploaded } from '../builders/files';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';
import { unlocked } from '../support/testKey';
import { keptVersions } from '../support/upgradeFixture';

const REASON = '本人申请删除：欧阳测删';
/** The data that identifies the elder. */
const KNOWN_BY = {
  name: '欧阳测删',
  phone: '19912340987',
  landline: '0571-87650987',
  idNo: '330106194001010999',
  liveAddress: '无名社区长春藤路987号',
  householdAddress: '无名社区紫藤路654号',
};
const KIN = '19912341111';
const WORDS = '欧阳的女儿住在隔壁';

const { databaseOfVersion, dataFolderOfVersion } = keptVersions();

describeOnBothDatabases('the erasure of a person', (open) => {
  let server: TestApp;
  let folder: string;
  let address: string;
  let elder: number;
  let photo: { fileId: string };
  let photoSum: string;

  beforeAll(async () => {
    address = await databaseOfVersion(open.kind, '0.1.0');
    const database = unlocked(openDatabase(address));
    await migrate(database, sections);
    folder = dataFolderOfVersion('0.1.0');
    server = await testApp(open, { database, env: { DATA_DIR: folder }, clock: { now: Date.now() } });
    const [row] = await database.all(
      `select "deviceUser"."elderlyId" as "id" from "deviceUser"
        join "ecg" on "ecg"."elderlyId" = "deviceUser"."elderlyId"
        join "heartRate" on "heartRate"."deviceUserId" = "deviceUser"."id"
        join "device" on "device"."deviceUserId" = "deviceUser"."id" order by 1 limit 1`,
      [],
    );
    elder = Number(row?.id);
    photo = await uploaded(server, { content: newPicture() });
    await rename();
    // As a start does with plain text in rows.
    await encryptStoredValues(database, entities);
  });

  const run = (statement: string) =>
    server.database.write(async (transaction) => void (await sql.raw(statement).execute(transaction)));
  const call = (operation: string, params: object = {}, entity = 'elderly', token = server.token) =>
    server.call(`${operation}.${entity}.admin`, { id: elder, ...params }, { token });
  const preview = async (id = elder, entity = 'elderly') =>
    (await call('previewErasure', { id }, entity)).body.data as ErasurePreview;
  const erase = (params: object = {}, entity?: string, token?: string) =>
    call('erasePerson', { reason: REASON, ...params }, entity, token);
  const outcomes = async (id?: number, entity?: string) =>
    Object.fromEntries((await preview(id, entity)).tables.map((table) => [table.entity, table.outcome]));

  /** Gives the elder, and the copies of the name in other records, unique values. */
  async function rename() {
    const values = Object.entries(KNOWN_BY).map(([field, value]) => `"${field}" = '${value}'`);
    const contacts = JSON.stringify([{ name: '欧阳子女', relation: 'child', phone: KIN }]);
    await run(
      `update "elderly" set ${values.join(', ')}, "contacts" = '${contacts}', "remark" = '${WORDS}', "photo" = '${photo.fileId}',
        "searchText" = '${KNOWN_BY.name}', "status" = 'active' where "id" = ${elder}`,
    );
    await run(
      `insert into "fileReference" ("entity", "recordId", "fileId", "isOpen") values ('elderly', ${elder}, '${photo.fileId}', 0)`,
    );
    await run(`update "file" set "unusedSince" = null where "fileId" = '${photo.fileId}'`);
    const [file] = await server.database.all(`select "sha256" from "file" where "fileId" = '${photo.fileId}'`, []);
    photoSum = String(file?.sha256);
    for (const { name, fields } of entities) {
      const copied = ['elderlyName', 'elderlyPhone'].filter((field) => Object.hasOwn(fields, field));
      const set = copied.map((field) => `"${field}" = '${field === 'elderlyName' ? KNOWN_BY.name : KNOWN_BY.phone}'`);
      if (set.length > 0) await run(`update "${name}" set ${set.join(', ')} where "elderlyId" = ${elder}`);
    }
    await run(`update "serviceApplication" set "elderlyId" = ${elder}, "elderlyNo" = (select "elderlyNo" from "elderly" where "id" = ${elder}),
      "elderlyName" = '${KNOWN_BY.name}' where "id" in (select "id" from "serviceApplication" where "status" = 'settled' order by "id" limit 2)`);
    await run(
      `update "serviceApplication" set "serviceAddress" = '${KNOWN_BY.liveAddress}', "remark" = '${WORDS}' where "elderlyId" = ${elder}`,
    );
    await run(
      `update "deviceUser" set "name" = '${KNOWN_BY.name}', "phone" = '${KNOWN_BY.phone}' where "elderlyId" = ${elder}`,
    );
    await run(`update "recordingCall" set "elderlyId" = ${elder}, "elderlyName" = '${KNOWN_BY.name}', "calleeNo" = '${KNOWN_BY.phone}'
      where "recording" is not null`);
    await run(
      `update "returnVisit" set "elderlyId" = ${elder}, "elderlyName" = '${KNOWN_BY.name}', "needs" = '${WORDS}' where "id" < 4`,
    );
  }

  /** Ends what would block the erasure. */
  async function finish() {
    await run(`update "elderly" set "status" = 'closed', "serviceEndDate" = '2026-11-20' where "id" = ${elder}`);
    await run(
      `update "serviceApplication" set "status" = 'cancelled' where "elderlyId" = ${elder} and "status" <> 'settled'`,
    );
    await run(`update "returnVisit" set "status" = 'closed' where "elderlyId" = ${elder}`);
    await run(`update "device" set "lifeStatus" = 'lost' where "lifeStatus" = 'bound'`);
  }

  /** Returns the values that are in some row of some table. */
  async function found(...values: string[]) {
    const database = openDatabase(address);
    try {
      const names =
        open.kind === 'sqlite'
          ? // Of a search index, only the list of text parts, because it contains no texts.
            await database.all(
              `select "name" from sqlite_master where "type" = 'table' and "sql" not like '% using fts5(%'`,
              [],
            )
          : await database.all(
              `select "table_name" as "name" from information_schema.tables where "table_schema" = current_schema()`,
              [],
            );
      const texts: string[] = [];
      for (const { name } of names) texts.push(JSON.stringify(await database.all(`select * from "${name}"`, [])));
      return values.filter((value) => texts.some((text) => text.includes(value)));
    } finally {
      await database.close();
    }
  }

  async function findPhone(id: number) {
    const [row] = await server.database.all(`select "id", "phone" from "user" where "id" = ${id}`, []);
    return recordCodec(user, server.database.read).decodeFields(row ?? {}, ['phone']).phone;
  }

  function tomorrow() {
    const day = dayAt(server.clock.now + DAY_MS);
    return { planStart: moment(day, '09:00'), planEnd: moment(day, '09:45') };
  }

  async function countOf(table: string): Promise<number> {
    const wearer = `(select "id" from "deviceUser" where "elderlyId" = ${elder})`;
    const [row] = await server.database.all(
      `select count(*) as "count" from "${table}" where "deviceUserId" in ${wearer}`,
      [],
    );
    return Number(row?.count);
  }

  it('is refused with the counts of open work', async () => {
    const [open] = await server.database.all(
      `select "visitNo" from "returnVisit" where "elderlyId" = ${elder} and "status" in ('planned', 'missed', 'followUp') order by "id"`,
      [],
    );
    const { unfinished } = await preview();
    expect(unfinished.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['elderly', 'device']));
    const { body } = await erase();
    expect(body).toMatchObject({ status: 4000, code: 'erasureUnfinished' });
    for (const { title } of unfinished) expect(body.message).toContain(title);
    if (open) expect(body.message).toContain(String(open.visitNo));
    expect(await found(KNOWN_BY.name)).toEqual([KNOWN_BY.name]);
    await finish();
    expect((await preview()).unfinished).toEqual([]);
  });

  it('requires its own permission, a reason, a recent password confirmation, and respects the data scope', async () => {
    expect((await erase({ reason: '删' })).body.code).toBe('validation');
    const [other, own] = await Promise.all([
      server.signInAs({ extraGrants: ['*.*.*'], extraDenies: ['erasePerson.*.*'] }),
      server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'own' }),
    ]);
    expect((await erase({}, 'elderly', other.token)).http).toBe(403);
    expect((await erase({}, 'elderly', own.token)).body.code).toBe('notFound');
    expect((await call('previewErasure', {}, 'elderly', own.token)).body.code).toBe('notFound');
    server.clock.now += 3 * 60_000;
    const again = await server.call(
      'erasePerson.elderly.admin',
      { id: elder, reason: REASON },
      { withoutPassword: true },
    );
    expect(again.body.code).toBe('reauthenticate');
  });

  it('previews its effect table by table, and what the law keeps until when', async () => {
    const told = await preview();
    expect(await outcomes()).toMatchObject({
      elderly: 'hide',
      deviceUser: 'hide',
      serviceApplication: 'anonymise',
      returnVisit: 'anonymise',
      recordingCall: 'anonymise',
      deviceBinding: 'anonymise',
      heartRate: 'remove',
      ecg: 'remove',
    });
    const kept = told.tables.flatMap(({ entity, kept }) => (kept ? [[entity, kept.law, kept.until]] : []));
    expect(kept).toContainEqual(['elderly', 'careArchives', '2031-11-20']);
    expect(kept).toContainEqual(['serviceApplication', 'accountingArchives', expect.stringMatching(/^2056-/)]);
    expect(told.keptUntil).toMatch(/^2056-/);
    expect(told.files).toBeGreaterThan(0);
  });

  it('leaves nothing that identifies the person: in tables, files, lists, archives', async () => {
    const stored = contentPath(join(folder, 'files'), photoSum);
    expect(existsSync(stored)).toBe(true);
    expect(await countOf('heartRate')).toBeGreaterThan(0);

    expect((await erase()).body).toMatchObject({ status: 8000 });

    expect(await found(...Object.values(KNOWN_BY), KIN, WORDS)).toEqual([]);
    for (const table of ['heartRate', 'ecg', 'sleep']) expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(existsSync(stored)).toBe(false);
    expect((await content(server, photo.fileId, { token: server.token })).headers['content-type']).toContain('json');
    const { body } = await server.call('selectBySelectivePagination.elderly.open', { keyword: KNOWN_BY.name });
    expect(body.dataCount).toBe(0);
    if (open.kind === 'sqlite') {
      const names = readdirSync(dirname(address)).filter((name) => name.startsWith('care.db'));
      const bytes = Buffer.concat(names.map((name) => readFileSync(join(dirname(address), name))));
      for (const value of [KNOWN_BY.idNo, KNOWN_BY.phone, KNOWN_BY.name]) expect(bytes.includes(value)).toBe(false);
    }
  });

  it('keeps what was done when and at which price, under the number of the person', async () => {
    const [visit] = await server.database.all(
      `select * from "serviceApplication" where "elderlyId" = ${elder} and "status" = 'settled'`,
      [],
    );
    expect(visit).toMatchObject({
      elderlyNo: expect.stringMatching(/^E/),
      elderlyName: null,
      serviceAddress: null,
      remark: null,
    });
    expect(Number(visit?.planStart)).toBeGreaterThan(0);
  });

  it('is logged without the name, and not done twice', async () => {
    const { body } = await server.call('selectBySelectivePagination.log.open', {
      operation: 'erasePerson',
      success: true,
    });
    expect(body.data).toMatchObject([{ reason: '本人申请删除：***', entityId: String(elder) }]);
    expect((await erase()).body).toMatchObject({ status: 4000, code: 'alreadyErased' });
    expect((await call('exportPerson', { reason: REASON })).body.code).toBe('notFound');
  });

  it('of a user includes addresses and links, and keeps the elder', async () => {
    const [row] = await server.database.all(
      `select "targetId" as "id", "ownerId" as "elder" from "elderly_userIds" order by 1 limit 1`,
      [],
    );
    const id = Number(row?.id);
    await run(
      `update "serviceApplication" set "status" = 'cancelled' where "userId" = ${id} and "status" <> 'settled'`,
    );
    // Relatives who are contacts of an elder belong to the elder's record.
    await run(`update "user" set "nickname" = '紫藤花开' where "id" = ${id}`);
    expect((await erase({ id }, 'user')).body).toMatchObject({ status: 8000 });
    const [gone] = await server.database.all(`select * from "user" where "id" = ${id}`, []);
    expect(gone).toMatchObject({ deleted: 1, nickname: null, openId: null, realName: null });
    expect(await findPhone(id)).toBe(`—${id}`);
    expect(await server.database.all(`select * from "elderly_userIds" where "targetId" = ${id}`, [])).toEqual([]);
    expect(await server.database.all(`select * from "userAddress" where "userId" = ${id}`, [])).toEqual([]);
    const [kept] = await server.database.all(`select "name", "userIds" from "elderly" where "id" = ${row?.elder}`, []);
    expect(kept?.name).not.toBeNull();
    expect(JSON.parse(String(kept?.userIds))).not.toContain(id);
    expect(await found('紫藤花开')).toEqual([]);
  });

  it('of a caregiver also removes the name from visits taken over by others', async () => {
    const first = await passedAttendant(server, { name: '司徒验删' });
    const { id } = await applicationAfter(server, [['accept'], ['assign', { attendantId: first }]], tomorrow());
    expect((await erase({ id: first }, 'attendant')).body.code).toBe('erasureUnfinished');
    const second = await passedAttendant(server);
    await run(
      `update "serviceApplication" set "attendantId" = ${second}, "attendantName" = '后来者' where "id" = ${id}`,
    );
    await run(`update "attendant" set "status" = 'resigned' where "id" = ${first}`);
    expect((await erase({ id: first, reason: '离职后申请删除' }, 'attendant')).body).toMatchObject({ status: 8000 });
    expect(await found('司徒验删')).toEqual([]);
  });

  it('also removes the number once the law requires nothing any more', async () => {
    const [before] = await server.database.all(`select "elderlyNo" from "elderly" where "id" = ${elder}`, []);
    server.clock.now = Date.parse('2057-12-31T12:00:00+08:00');
    await server.app.jobs.runDue();
    expect(await found(`"${before?.elderlyNo}"`)).toEqual([]);
    await signInAgain(server);
    expect((await erase()).body.code).toBe('alreadyErased');
  });
});
