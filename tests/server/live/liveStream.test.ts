import { afterAll, beforeAll, expect, it } from 'vitest';
import { STREAM_HEARTBEAT_MS, STREAMS_MAX } from '../../../contract/calls/live';
import { hashToken } from '../../../server/auth/token';
import { openDatabase } from '../../../server/db/openDatabase';
import { bumpVersions } from '../../../server/db/tableVersions';
import { type LiveClient, listenTo } from '../builders/liveClient';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';
import { unlocked } from '../support/testKey';

const HOUR = 3_600_000;

describeOnBothDatabases('the stream of changes', (open) => {
  let server: TestApp;
  const clients: LiveClient[] = [];
  const listen = async (token?: string, to = server) => {
    const client = await listenTo(to, token);
    clients.push(client);
    return client;
  };
  beforeAll(async () => {
    server = await testApp(open);
  });
  afterAll(async () => {
    for (const client of clients) client.leave();
    await server.app.close();
  });
  let count = 0;
  const addType = () => {
    count += 1;
    return added(server, 'noticeType', { name: `类型${count}`, code: `type${count}`, level: 'info', popup: false });
  };

  it('opens immediately, with headers that pass through proxies', async () => {
    const client = await listen();
    await expect.poll(() => client.heard).toEqual([{ event: 'ready', data: { heartbeatMs: STREAM_HEARTBEAT_MS } }]);
    expect(client.headers.get('x-accel-buffering')).toBe('no');
    expect(client.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('names the entities whose records changed, and nothing else of them', async () => {
    const client = await listen();
    await addType();
    await expect.poll(client.entities).toEqual(['log', 'noticeType']);
    expect(client.heard.slice(1).map(({ data }) => Object.keys(data))).toEqual(
      client.heard.slice(1).map(() => ['entities']),
    );
  });

  it('names no entity without the permission to read it', async () => {
    const { token } = await server.signInAs({ extraGrants: ['selectAll.news.open'] });
    const [narrow, wide] = [await listen(token), await listen()];
    await addType();
    await expect.poll(wide.entities).toContain('noticeType');
    const { id } = await added(server, 'newsType', { name: '通告', code: 'notices', needReview: false });
    await added(server, 'news', { title: '开门', newsTypeId: id, content: '开门' });
    await expect.poll(narrow.entities).toEqual(['news']);
  });

  it('reveals nothing of a permission revoked meanwhile, and reports the change of permissions', async () => {
    const { id, token } = await server.signInAs({ extraGrants: ['select*.noticeType.open'] });
    const client = await listen(token);
    const { body } = await server.call('updateByIdSelective.admin.open', { id, extraGrants: [] });
    expect(body.status).toBe(8000);
    await addType();
    await expect.poll(() => client.heard.map(({ event }) => event)).toContain('rights');
    expect(client.entities()).toEqual([]);
  });

  it.each<[string, (own: { id: number; token: string }) => Promise<unknown>]>([
    ['signs out', ({ token }) => server.call('logout.admin.open', {}, { token })],
    ['is signed out by somebody else', ({ id }) => server.call('forceLogout.admin.open', { id })],
    ['is disabled', ({ id }) => server.call('disableAdmin.admin.open', { id })],
  ])('ends when its owner %s', async (_how, end) => {
    const own = await server.signInAs({});
    const client = await listen(own.token);
    await end(own);
    await expect.poll(() => client.heard.at(-1)?.event).toBe('end');
  });

  it('neither prolongs nor outlives the session', async () => {
    const own = await server.signInAs({});
    const end = async () => {
      const row = await server.database.read
        .selectFrom('session')
        .select('expireTime')
        .where('tokenHash', '=', hashToken(own.token))
        .executeTakeFirst();
      return row?.expireTime;
    };
    const before = await end();
    server.clock.now += HOUR;
    const client = await listen(own.token);
    await server.call('selectAll.noticeType.open', {}, { token: own.token, headers: { 'x-purpose': 'refresh' } });
    await addType();
    await expect.poll(() => client.heard.length).toBeGreaterThan(0);
    expect(await end()).toBe(before);
    server.clock.now += 11 * HOUR;
    await server.database.write((transaction) => bumpVersions(transaction, ['noticeType']));
    await expect.poll(() => client.heard.at(-1)?.event).toBe('end');
    server.clock.now -= 12 * HOUR;
  });

  it('is refused without a session, with an initial password, and beyond the limit of one account', async () => {
    const nobody = await listen('nobody');
    expect([nobody.status, nobody.headers.get('content-type')]).toEqual([200, expect.stringMatching(/json/)]);
    const beginner = await server.signInAs({ mustChangePassword: true });
    expect((await listen(beginner.token)).headers.get('content-type')).toMatch(/json/);
    const own = await server.signInAs({});
    const held = await Promise.all(Array.from({ length: STREAMS_MAX }, () => listen(own.token)));
    expect(held.map(({ status }) => status)).toEqual(held.map(() => 200));
    const beyond = await listen(own.token);
    expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([429, '60']);
    for (const client of held) client.leave();
    await expect.poll(async () => (await listen(own.token)).status).toBe(200);
  });

  it('throttles a flood of writes', async () => {
    const client = await listen();
    const writes = 300;
    const start = performance.now();
    for (let index = 0; index < writes; index += 1) {
      await server.database.write((transaction) => bumpVersions(transaction, ['news']));
    }
    const seconds = (performance.now() - start) / 1000;
    await expect.poll(client.entities).toContain('news');
    const told = client.heard.filter(({ data }) => data.entities?.includes('news')).length;
    // At most four a second, and the last of them.
    expect(told).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 2);
  });

  it('also reports what another process has committed', async () => {
    const address = await open.address();
    const [one, two] = [unlocked(openDatabase(address)), unlocked(openDatabase(address))];
    const first = await testApp(open, { database: one });
    try {
      const client = await listen(first.token, first);
      await expect.poll(() => client.heard.length).toBe(1);
      await two.write((transaction) => bumpVersions(transaction, ['elderly']));
      await expect.poll(client.entities).toEqual(['elderly']);
      client.leave();
    } finally {
      await first.app.close();
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('shows a viewer what the viewed account may see, until the view ends', async () => {
    const account = await server.signInAs({ extraGrants: ['select*.noticeType.open'] });
    const { body } = await server.call('viewAs.admin.open', { id: account.id });
    const { token } = body.data as { token: string };
    const client = await listen(token);
    await addType();
    await expect.poll(client.entities).toEqual(['noticeType']);
    await server.call('endViewAs.admin.open', {}, { token });
    await expect.poll(() => client.heard.at(-1)?.event).toBe('end');
  });

  it('does not delay the shutdown of a server', async () => {
    const other = await testApp(open);
    const client = await listen(other.token, other);
    await expect.poll(() => client.heard.length).toBe(1);
    await other.app.close();
    await client.ended;
  });
});
