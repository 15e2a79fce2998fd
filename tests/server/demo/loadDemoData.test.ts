import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadRules } from '../../../contract/calls/files';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { findAllRecords } from '../../../server/db/rows/repository';
import { entityTable } from '../../../server/db/tables/entityTable';
import { readVersions } from '../../../server/db/tableVersions';
import { loadDemoData } from '../../../server/demo';
import { demo } from '../../../server/demo/sections';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { inspectFile } from '../../../server/files/inspectFile';
import { seedDatabase } from '../../../server/seedDatabase';
import { sections } from '../../support/sections';
import { describedAnswers } from '../builders/describedAnswers';
import { content } from '../builders/files';
import { testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';
import { unlocked } from '../support/testKey';

const today = '2026-02-28';
const small = { size: 'small', today } as const;
/** Everything that is written record by record. */
const written = [...demo.tables, ...demo.reserved];

describeOnBothDatabases('loadDemoData', (open) => {
  let filled: Database;
  let versionsBefore: Awaited<ReturnType<typeof readVersions>>;
  let other: Database;
  beforeAll(async () => {
    const address = await open.address();
    [filled, other] = [unlocked(openDatabase(address)), unlocked(openDatabase(address))];
    await seedDatabase({ database: filled, adminPassword: ADMIN_PASSWORD });
    versionsBefore = await readVersions(filled.read);
    await Promise.all([loadDemoData(filled, small), loadDemoData(other, small)]);
  }, scaledLimit(300_000));
  afterAll(() => Promise.all([filled.close(), other.close()]));

  it('fills an empty database with the small size, once, also when two processes start at the same time', async () => {
    expect(await countRows(filled)).toMatchObject({
      admin: 10,
      attendant: 24,
      user: 150,
      elderly: 120,
      userAddress: 156,
      deviceUser: 18,
      device: 20,
      deviceBinding: 20,
      userDeviceUser: 27,
      serviceApplication: 900,
      doctor: 8,
      returnVisit: 240,
      file: 0,
      recordingCall: 40,
      ecg: 60,
      lorenz: 20,
      sleep: 250,
      news: 24,
      notice: 20,
      outbox: 16,
    });
  });

  it('adds answered calls with recordings when there is a file store', async () => {
    const server = await testApp(open, { clock: { now: Date.parse('2026-02-28T12:00:00+08:00') } });
    const files = diskFileStore(join(server.folder, 'files'));
    expect(await loadDemoData(server.database, { ...small, files })).toBe('loaded');
    const { body } = await server.call('querySelective.recordingCall.admin', { disposition: 'success' });
    const calls = body.data as { id: number; talkSec: number; durationSec: number; status: string }[];
    expect(calls.length).toBeGreaterThan(10);
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set(['uploaded', 'checked']));
    for (const { talkSec, durationSec } of calls) expect(talkSec).toBeLessThanOrEqual(durationSec);
    const { data } = (await server.call('playRecording.recordingCall.admin', { id: calls[0]?.id })).body;
    const { fileId, mime } = data as { fileId: string; mime: string };
    const heard = await content(server, fileId);
    expect([mime, heard.headers['content-type'], heard.statusCode]).toEqual(['audio/wav', 'audio/wav', 200]);
    const received = await files.receive(Readable.from([heard.rawPayload]), 1_000_000);
    const inspected = await inspectFile(received, uploadRules.callRecord, { files });
    expect(inspected).toMatchObject({ mime: 'audio/wav', durationSec: calls[0]?.durationSec });
    await received.discard();
    const found = await server.call('searchTranscripts.recordingCall.admin', { transcript: '演示数据' });
    expect((found.body.data as unknown[]).length).toBe(Math.min(50, calls.length));
  });

  it('conforms to the OpenAPI description in every list', async () => {
    const server = await testApp(open, { database: filled });
    const described = await describedAnswers(server);
    for (const { name, scope } of sections.entities) {
      const call = `selectBySelectivePagination.${name}.${scope}`;
      const { body } = await server.call(call, { pageSize: 100 });
      expect([call, described.answer(call)(body).slice(0, 5)]).toEqual([call, []]);
    }
  });

  it('does not change a database with its own records', async () => {
    const database = await open.started();
    await database.write((transaction) =>
      transaction.insertInto('user').values({ nickname: '自己的', status: 'normal' }).execute(),
    );
    expect(await loadDemoData(database, small)).toBe('refused');
    expect(await countRows(database)).toMatchObject({
      admin: 1,
      attendant: 0,
      user: 1,
      elderly: 0,
      userAddress: 0,
      deviceUser: 0,
      device: 0,
      deviceBinding: 0,
      userDeviceUser: 0,
      serviceApplication: 0,
      doctor: 0,
      returnVisit: 0,
      file: 0,
      recordingCall: 0,
      ecg: 0,
      lorenz: 0,
      sleep: 0,
      news: 0,
      notice: 0,
      outbox: 0,
    });
  });

  it('resumes a killed load, as of the day it began', async () => {
    const broken = await open.started();
    await expect(loadDemoData(endingAfter(broken, 3), small)).rejects.toThrow('killed');
    await migrate(broken, sections);
    expect(await loadDemoData(broken, { size: 'medium', today: '2026-03-01' })).toBe('loaded');
    for (const { entity } of written.filter((table) => table.entity.name !== 'admin')) {
      expect(await findAllRecords(broken.read, entity)).toEqual(await findAllRecords(filled.read, entity));
    }
  });

  it('restores every index', async () => {
    const wanted = written.flatMap(({ entity }) => entityTable(entity).indexes.map(({ name }) => name));
    const present = await indexNames(filled);
    expect(wanted.filter((name) => !present.has(name))).toEqual([]);
  });

  it('invalidates the table versions for every process', async () => {
    const after = await readVersions(filled.read);
    for (const { entity } of written) {
      expect(after.get(entity.name)).toBeGreaterThan(versionsBefore.get(entity.name) ?? 0);
    }
  });

  it('assigns later ids after the demo records, and does not change them at the next start', async () => {
    const { id } = await filled.write((transaction) =>
      transaction
        .insertInto('user')
        .values({ nickname: '自己的', status: 'normal' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(Number(id)).toBe(151);
    await filled.write((transaction) => transaction.deleteFrom('elderly').where('id', '>', 10).execute());
    expect(await loadDemoData(filled, small)).toBe('present');
    expect(await countRows(filled)).toMatchObject({ user: 151, elderly: 10 });
  });
});

describe('the large size', () => {
  it('has 200,000 elders', () => {
    const counts = demo.sizes.large;
    const sizes = Object.fromEntries(written.map(({ entity, count }) => [entity.name, count(counts)]));
    expect(sizes).toMatchObject({
      admin: 300,
      attendant: 12_000,
      user: 230_000,
      elderly: 200_000,
      userAddress: 258_000,
      deviceUser: 4_700,
      device: 5_000,
      deviceBinding: 5_000,
      userDeviceUser: 7_050,
      serviceApplication: 216_000,
      doctor: 900,
      returnVisit: 40_000,
      file: 3,
      recordingCall: 8_000,
      ecg: 64_000,
      lorenz: 21_000,
      sleep: 132_000,
      news: 500,
      notice: 3_000,
      outbox: 2_400,
    });
  });
});

/** A database that stops, as if its process were killed, at the next write transaction. */
function endingAfter(database: Database, writes: number): Database {
  let left = writes;
  return {
    ...database,
    write: (work) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return database.write(work);
    },
  };
}

async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { entity } of written) {
    const rows = await database.read
      .selectFrom(entity.name)
      .select(({ fn }) => fn.countAll().as('count'))
      .execute();
    counts[entity.name] = Number(rows[0]?.count);
  }
  return counts;
}

async function indexNames(database: Database): Promise<Set<unknown>> {
  const rows =
    database.dialect === 'sqlite'
      ? await database.read.selectFrom('sqlite_master').select('name').where('type', '=', 'index').execute()
      : await database.read.selectFrom('pg_indexes').select('indexname as name').execute();
  return new Set(rows.map(({ name }) => name));
}
