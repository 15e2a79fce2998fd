import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases, testDatabases } from '../support/testDatabase';
import { refuseWrites } from './support/refuseWrites';

/** The location of a database. */
async function addressOf(database: Database): Promise<string> {
  if (database.dialect === 'sqlite') {
    const [row] = await database.all<{ file: string }>('pragma database_list', []);
    return row?.file ?? '';
  }
  const [row] = await database.all<{ name: string }>('select current_database() as "name"', []);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${row?.name}`;
  return url.href;
}

const ready = async ({ app }: TestApp) => {
  const { statusCode, headers, body } = await app.inject({ url: '/readyz' });
  return { http: statusCode, body: JSON.parse(body), retryAfter: headers['retry-after'] };
};

describeOnBothDatabases('readiness', (open) => {
  /** A server whose database is also open in another program. */
  const shared = async () => {
    const server = await testApp(open);
    return { server, other: openDatabase(await addressOf(server.database)) };
  };

  it('is proved by a write that leaves nothing behind', async () => {
    const server = await testApp(open);
    const settings = () => server.database.read.selectFrom('setting').select('name').orderBy('name').execute();
    const before = await settings();
    expect(await ready(server)).toEqual({ http: 200, body: { status: 'ok' }, retryAfter: undefined });
    expect(await settings()).toEqual(before);
  });

  it('ends with a read-only database, whose refusal of a write is not an error of the server', async () => {
    const server = await testApp(open);
    const input = await elderInput(server);
    await refuseWrites(server.database);
    expect(await ready(server)).toMatchObject({
      http: 503,
      body: { status: 'unavailable', code: 'readOnly' },
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    const { http, headers, body } = await server.call('insert.elderly.open', input);
    expect({ http, body }).toMatchObject({ http: 503, body: { status: 503, code: 'readOnly' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('ends without the data folder, or with another one in its place', async () => {
    const server = await testApp(open);
    writeFileSync(join(server.folder, 'seal.key'), 'key');
    expect(await ready(server)).toMatchObject({ http: 200 });
    rmSync(server.folder, { recursive: true });
    await expect.poll(() => ready(server)).toMatchObject({ http: 503, body: { code: 'unavailable' } });
    mkdirSync(server.folder);
    await expect.poll(() => server.logged.join('').includes('ENOENT')).toBe(true);
    expect(await ready(server)).toMatchObject({ http: 503, body: { code: 'unavailable' } });
    writeFileSync(join(server.folder, 'seal.key'), 'key');
    await expect.poll(() => ready(server), { timeout: 10_000 }).toMatchObject({ http: 200 });
  });

  it('ends while another process blocks all writes, is still answered, and returns', async () => {
    const { server, other } = await shared();
    let letGo: () => void = () => undefined;
    let holding: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      holding = resolve;
    });
    const holder = other.write(async (transaction) => {
      if (open.kind === 'postgres') await sql`lock table "setting", "session"`.execute(transaction);
      holding();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await held;
    try {
      const answers = await Promise.all([ready(server), ready(server), ready(server)]);
      expect(answers.map(({ http }) => http)).toEqual([503, 503, 503]);
      const metrics = await server.app.inject({ url: '/metrics' });
      expect(metrics.statusCode).toBe(200);
      // A metric that cannot be computed is omitted.
      expect(/^sessions /m.test(metrics.body)).toBe(open.kind === 'sqlite');
    } finally {
      letGo();
      await holder;
    }
    await expect.poll(() => ready(server), { timeout: 10_000 }).toMatchObject({ http: 200 });
    await other.close();
  });

  it('continues during a long transaction of the server itself', async () => {
    const server = await testApp(open);
    const answer = await server.database.write(() => ready(server));
    expect(answer).toMatchObject({ http: 200 });
  });
});

describe('a readiness probe', () => {
  const open = testDatabases('sqlite');
  it('that hangs is the only one', async () => {
    const database = await open.started();
    let probes = 0;
    const hanging = {
      ...database,
      probe: () => {
        probes += 1;
        return new Promise<void>(() => undefined);
      },
    };
    const server = await testApp(open, { database: hanging });
    for (let round = 0; round < 3; round += 1) expect(await ready(server)).toMatchObject({ http: 503 });
    expect(probes).toBe(1);
  });
});
