import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../harness/freePort';
import { startTcpProxy, type TcpProxy } from '../../../harness/postgres/tcpProxy';
import type { Database, WriteTransaction } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { serverLimits } from '../../../server/db/postgres/postgresLimits';
import { unavailableCode } from '../../../server/db/unavailableCode';
import { testDatabases } from '../support/testDatabase';

/** Long enough that no unrelated timeout fires, however busy the machine is. */
const LONG = { connect: 60, statement: 60, jobStatement: 60, lock: 60, idle: 60 };

describe('a PostgreSQL database that becomes unavailable', () => {
  const open = testDatabases('postgres');
  const opened: Database[] = [];
  const proxies: TcpProxy[] = [];
  const openWith = (address: string, limits: Partial<typeof LONG> = {}) => {
    const database = openDatabase(address, serverLimits({ ...LONG, ...limits }));
    opened.push(database);
    return database;
  };
  const behindProxy = async (address: string) => {
    const url = new URL(address);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    proxies.push(proxy);
    url.port = String(proxy.port);
    return { proxy, address: url.href };
  };
  afterAll(async () => {
    for (const proxy of proxies) proxy.forward();
    await Promise.all(opened.map((database) => database.close()));
    await Promise.all(proxies.map((proxy) => proxy.stop()));
  });

  const put = (transaction: WriteTransaction, name: string) =>
    transaction.insertInto('setting').values({ name, value: '1' }).execute();
  const isThere = async (database: Database, name: string) =>
    (await database.all('select 1 from "setting" where "name" = $1', [name])).length === 1;
  const pidIn = async (transaction: WriteTransaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(transaction);
    return rows[0]?.pid ?? 0;
  };
  const end = async (address: string, pid: number) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(async () => {
      const { rows } = await client.query('select 1 from pg_stat_activity where pid = $1', [pid]);
      expect(rows).toEqual([]);
    });
    await client.end();
  };
  const failureOf = async (work: unknown): Promise<{ code?: unknown }> => {
    try {
      await work;
    } catch (error) {
      return error as { code?: unknown };
    }
    throw new Error('it did not fail');
  };
  const away = expect.objectContaining({ code: expect.stringMatching(/^(08006|57P01|ECONN)/) });

  it.each(['between two statements', 'during a statement'])(
    'fails the transaction whose connection is ended %s, rolls it back, and does not end the process',
    async (moment) => {
      const address = await open.address();
      const database = openWith(address);
      const failing = database.write(async (transaction) => {
        await put(transaction, 'half');
        const pid = await pidIn(transaction);
        const waiting = moment === 'during a statement' ? sql`select pg_sleep(60)`.execute(transaction) : undefined;
        const ended = end(address, pid);
        await waiting;
        await ended;
        await put(transaction, 'other half');
      });
      await expect(failing).rejects.toEqual(away);
      expect(unavailableCode(await failureOf(failing))).toBeDefined();
      expect([await isThere(database, 'half'), await isThere(database, 'other half')]).toEqual([false, false]);
      await database.write((transaction) => put(transaction, 'afterwards'));
      expect(await isThere(database, 'afterwards')).toBe(true);
    },
  );

  it('discards a connection without a response, and retries none to the same dead end', async () => {
    const address = await open.address();
    const { proxy, address: through } = await behindProxy(address);
    const database = openWith(through, { statement: 1, connect: 2, lock: 5 });
    // Several connections are open.
    await Promise.all(Array.from({ length: 6 }, () => database.all('select pg_sleep(0.1)', [])));
    proxy.swallow();
    const read = await failureOf(database.all('select 1', []));
    const written = await failureOf(database.write((transaction) => put(transaction, 'lost')));
    expect([read, written]).toEqual([away, away]);
    proxy.forward();
    await database.write((transaction) => put(transaction, 'found'));
    expect([await isThere(database, 'lost'), await isThere(database, 'found')]).toEqual([false, true]);
  });

  it('releases the locks of a transaction that is idle for too long', async () => {
    const address = await open.address();
    const [silent, other] = [openWith(address, { idle: 1 }), openWith(address)];
    await other.write((transaction) => put(transaction, 'held'));
    let hold = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve;
    });
    let speak = (): void => undefined;
    const silence = new Promise<void>((resolve) => {
      speak = resolve;
    });
    const increase = (transaction: WriteTransaction) =>
      transaction.updateTable('setting').set({ value: '2' }).where('name', '=', 'held').execute();
    const failing = silent.write(async (transaction) => {
      await increase(transaction);
      hold();
      await silence;
      await increase(transaction);
    });
    failing.catch(() => undefined);
    await isHeld;
    await other.write(increase);
    speak();
    await expect(failing).rejects.toEqual(away);
  });

  it('waits for a lock, and for a free connection, only as long as configured', async () => {
    const address = await open.address();
    const [holder, waiting] = [openWith(address), openWith(address, { lock: 1 })];
    await holder.write((transaction) => put(transaction, 'locked'));
    const change = (transaction: WriteTransaction) =>
      transaction.updateTable('setting').set({ value: '3' }).where('name', '=', 'locked').execute();
    await holder.write(async (transaction) => {
      await change(transaction);
      const refused = await failureOf(waiting.write(change));
      expect(refused).toMatchObject({ code: '55P03' });
      expect(unavailableCode(refused)).toBeDefined();
      const busy = Array.from({ length: 12 }, () => waiting.all('select pg_sleep(3)', []));
      const left = await failureOf(waiting.all('select 1', []));
      expect(left).toEqual(away);
      await Promise.all(busy);
    });
  });

  it('cancels a statement that takes too long, but not one of a job', async () => {
    const database = openWith(await open.address(), { statement: 1 });
    const slow = await failureOf(database.all('select pg_sleep(2)', []));
    expect(slow).toMatchObject({ code: '57014' });
    expect(unavailableCode(slow)).toBeDefined();
    expect(await database.background.all('select 1 as "one" from pg_sleep(2)', [])).toEqual([{ one: 1 }]);
  });

  it('reports a commit that the database turned into a rollback after an ignored failed statement', async () => {
    const database = openWith(await open.address());
    const careless = database.write(async (transaction) => {
      await put(transaction, 'careless');
      await sql`select * from "nowhere"`.execute(transaction).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing was written');
    expect(await isThere(database, 'careless')).toBe(false);
  });

  it('is found at whichever of several hosts accepts writes', async () => {
    const url = new URL(await open.address());
    const nobody = await freePort();
    const { proxy, address } = await behindProxy(url.href);
    const hosts = [`127.0.0.1:${nobody}`, new URL(address).host, url.host].join(',');
    const database = openWith(`postgres://postgres@${hosts}${url.pathname}?target_session_attrs=read-write`, {
      connect: 2,
      statement: 1,
    });
    await database.write((transaction) => put(transaction, 'second host'));
    proxy.swallow();
    await vi.waitFor(() => database.write((transaction) => put(transaction, 'third host')), 30_000);
    expect(await isThere(database, 'second host')).toBe(true);
  });

  it('is found again after a read-only period', async () => {
    const address = await open.address();
    const [{ host, pathname }, nobody] = [new URL(address), await freePort()];
    const database = openWith(`postgres://postgres@${host},127.0.0.1:${nobody}${pathname}`);
    const administrate = async (statement: string) => {
      const client = new pg.Client({ connectionString: address, options: '-c default_transaction_read_only=off' });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    const name = pathname.slice(1);
    await database.write((transaction) => put(transaction, 'before'));
    await administrate(`alter database "${name}" set default_transaction_read_only = on`);
    await administrate(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    const refused = await vi.waitUntil(() =>
      database
        .write((transaction) => put(transaction, 'meanwhile'))
        .then(
          () => undefined,
          (error: object) => error,
        ),
    );
    expect(unavailableCode(refused)).toBeDefined();
    await administrate(`alter database "${name}" reset default_transaction_read_only`);
    await vi.waitFor(() => database.write((transaction) => put(transaction, 'after')));
    expect(await isThere(database, 'meanwhile')).toBe(false);
  });
});
