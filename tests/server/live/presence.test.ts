import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRESENCE, PRESENCE_MS } from '../../../contract/calls/live';
import { listenTo } from '../builders/liveClient';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('the list of users editing a record', (open) => {
  let server: TestApp;
  let id: number;
  let first: { id: number; token: string };
  let second: { id: number; token: string };
  const grants = { extraGrants: ['select*.elderly.open', 'update*.elderly.open'] };
  beforeAll(async () => {
    server = await testApp(open);
    ({ id } = await added(server, 'elderly', await elderInput(server)));
    first = await server.signInAs({ ...grants, name: '王丽' });
    second = await server.signInAs({ ...grants, name: '李强' });
  });
  afterAll(() => server.app.close());
  const note = async ({ token }: { token: string }, params: Record<string, unknown> = {}) => {
    const { body } = await server.call(
      'noteEditing.admin.open',
      { entity: 'elderly', id, form: 'a form', ...params },
      { token },
    );
    return body as { status: number; code?: string; data?: { others: { name: string }[] } };
  };
  const names = async (...asked: Parameters<typeof note>) =>
    (await note(...asked)).data?.others.map(({ name }) => name);

  it('is shown to the other editors until the form is closed', async () => {
    expect(await names(first)).toEqual([]);
    expect(await names(second)).toEqual(['王丽']);
    expect(await names(first)).toEqual(['李强']);
    await note(second, { isOver: true });
    expect(await names(first)).toEqual([]);
    await note(first, { isOver: true });
  });

  it('expires without a heartbeat', async () => {
    await note(first);
    server.clock.now += PRESENCE_MS + 1;
    expect(await names(second)).toEqual([]);
    await note(second, { isOver: true });
  });

  it('lists a user with several windows once, and never oneself', async () => {
    await note(first, { form: 'one' });
    await note(first, { form: 'two' });
    expect([await names(first), await names(second)]).toEqual([[], ['王丽']]);
    for (const form of ['one', 'two', 'a form']) await note(first, { form, isOver: true });
    await note(second, { isOver: true });
  });

  it('is reported by the stream at start and end, and not at each heartbeat', async () => {
    const client = await listenTo(server, second.token);
    const told = () => client.heard.filter(({ data }) => data.entities?.includes(PRESENCE)).length;
    await note(first);
    await expect.poll(told).toBe(1);
    await note(first);
    await note(first);
    await note(first, { isOver: true });
    await expect.poll(told).toBe(2);
    client.leave();
  });

  it('is not shown for invisible records', async () => {
    const stranger = await server.signInAs({ extraGrants: ['select*.vip.open'] });
    expect((await server.call('noteEditing.admin.open', { entity: 'elderly', id, form: 'f' }, stranger)).http).toBe(
      403,
    );
    const scoped = await server.signInAs({ ...grants, dataScope: 'region', regionCodes: ['119902'] });
    expect((await note(scoped)).code).toBe('notFound');
    expect((await note(first, { entity: 'nothing' })).code).toBe('notFound');
    expect((await note(first, { id: 999_999 })).code).toBe('notFound');
  });
});
