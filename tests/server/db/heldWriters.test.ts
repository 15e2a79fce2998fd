import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { serverLimits } from '../../../server/db/postgres/postgresLimits';
import { added, elderInput, serial } from '../builders/records';
import { type Answered, type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';
import { unlocked } from '../support/testKey';

/** A database whose writes can be held just before the commit, like those of a frozen process. */
interface HeldDatabase {
  database: Database;
  /** Holds the write with this number among the next ones; resolves when it is held. */
  hold(which: number): Promise<void>;
  release(): void;
}

function heldDatabase(database: Database): HeldDatabase {
  let left = 0;
  let reached = (): void => undefined;
  let release = (): void => undefined;
  let released = Promise.resolve();
  const write: Database['write'] = (work) =>
    database.write(async (transaction) => {
      const result = await work(transaction);
      left -= 1;
      if (left === 0) {
        reached();
        await released;
      }
      return result;
    });
  return {
    database: { ...database, write },
    hold(which) {
      left = which;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return new Promise((resolve) => {
        reached = resolve;
      });
    },
    release: () => release(),
  };
}

describe('a process that is frozen before it commits', () => {
  const open = testDatabases('postgres');
  const opened: Database[] = [];
  let frozen: TestApp;
  let other: TestApp;
  let held: HeldDatabase;

  beforeAll(async () => {
    const address = await open.address();
    // A statement that waits for a lock fails long before the test does.
    const limits = serverLimits({ connect: 60, statement: 60, jobStatement: 60, lock: 15, idle: 600 });
    const [one, two] = [unlocked(openDatabase(address, limits)), unlocked(openDatabase(address, limits))];
    opened.push(one, two);
    held = heldDatabase(one);
    frozen = await testApp(open, { database: held.database });
    other = await testApp(open, { database: two });
  });
  afterAll(async () => {
    held.release();
    await Promise.all([frozen.app.close(), other.app.close()]);
    await Promise.all(opened.map((database) => database.close()));
  });

  const password = 'a password of somebody';
  const ended = async () => {
    const name = `ended${serial()}`;
    await other.database.write(async (transaction) => {
      const session = { tokenHash: name, adminId: 1, createTime: 0, touchTime: 0, expireTime: 1 };
      await transaction.insertInto('session').values(session).execute();
      await transaction.insertInto('attempt').values({ account: name, client: name, count: 1, endTime: 1 }).execute();
    });
  };
  const noticeType = () => ({ code: `type${serial()}`, name: `类型${serial()}`, level: 'info', popup: false });
  const addType = (server: TestApp) => server.call('insert.noticeType.open', noticeType());
  const total = async (server: TestApp) => {
    const { body } = await server.call('selectBySelectivePagination.noticeType.open', { pageSize: 1 });
    return body.dataCount ?? Number.NaN;
  };

  /** What each process does; `writes` is the number of writes that the frozen one reaches. */
  const kinds: Record<string, { writes: number; prepare: (server: TestApp) => Promise<() => Promise<Answered>> }> = {
    'add a record of a list': { writes: 1, prepare: async (server) => () => addType(server) },
    'add an elder': {
      writes: 1,
      prepare: async (server) => {
        const input = await elderInput(server);
        return () => server.call('insert.elderly.open', input);
      },
    },
    'change a record': {
      writes: 1,
      prepare: async (server) => {
        const { id, version } = await added(server, 'noticeType', noticeType());
        return () => server.call('updateByIdSelective.noticeType.open', { id, version, name: `改${serial()}` });
      },
    },
    'remove a record': {
      writes: 1,
      prepare: async (server) => {
        const { id } = await added(server, 'noticeType', noticeType());
        return () => server.call('deleteById.noticeType.open', { id });
      },
    },
    'sign in': {
      writes: 2,
      prepare: async (server) => {
        const username = `person${serial()}`;
        await server.signInAs({ username, password });
        await ended();
        return () => server.login(username, password);
      },
    },
    'sign out': {
      writes: 1,
      prepare: async (server) => {
        const { token } = await server.signInAs({ username: `person${serial()}` });
        return () => server.call('logout.admin.open', {}, { token });
      },
    },
  };
  const status = ({ http, body }: Answered) => [http, body.status];

  it.each(Object.keys(kinds))('blocks no other process while it is about to %s', async (name) => {
    const kind = kinds[name];
    if (!kind) throw new Error(name);
    const act = await kind.prepare(frozen);
    const others = await Promise.all(Object.values(kinds).map(({ prepare }) => prepare(other)));
    const isHeld = held.hold(kind.writes);
    const answer = act();
    await isHeld;
    for (const act of others) expect(status(await act())).toEqual([200, 8000]);
    held.release();
    expect(status(await answer)).toEqual([200, 8000]);
  });

  it('has a list counted again once it commits, though others have committed and counted meanwhile', async () => {
    const before = await total(other);
    const isHeld = held.hold(1);
    const adding = addType(frozen);
    await isHeld;
    expect(await total(other)).toBe(before);
    expect(status(await addType(other))).toEqual([200, 8000]);
    expect(await total(other)).toBe(before + 1);
    held.release();
    expect(status(await adding)).toEqual([200, 8000]);
    expect([await total(other), await total(frozen)]).toEqual([before + 2, before + 2]);
  });
});
