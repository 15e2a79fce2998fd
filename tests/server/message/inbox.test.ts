import { beforeAll, expect, it } from 'vitest';
import { INBOX } from '../../../contract/calls/live';
import { bumpVersions } from '../../../server/db/tableVersions';
import type { Inbox } from '../../../src/plugins/message/entities/outbox';
import { type OutgoingMessage, writeOutbox } from '../../../src/plugins/message/server/writeOutbox';
import { listenTo } from '../builders/liveClient';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('messages in the inbox', (open) => {
  let server: TestApp;
  let own: { id: number; token: string };
  let other: { id: number; token: string };
  let count = 0;
  beforeAll(async () => {
    server = await testApp(open);
    // Any signed-in account, whatever its permissions.
    own = await server.signInAs({});
    other = await server.signInAs({});
  });
  const write = (changes: Partial<OutgoingMessage> = {}) => {
    count += 1;
    const message: OutgoingMessage = {
      reason: 'approvalRequest',
      channel: 'inbox',
      level: 'info',
      receiverType: 'admin',
      receiverId: own.id,
      receiverName: '某人',
      title: `第 ${count} 条`,
      content: '请处理。',
      aboutEntity: 'serviceApplication',
      aboutId: 7,
      messageKey: `test:${count}`,
      ...changes,
    };
    return server.database.write(async (transaction) => {
      await writeOutbox({ transaction, now: server.clock.now }, [message]);
      await bumpVersions(transaction, ['outbox', INBOX]);
    });
  };
  const inbox = async ({ token } = own) =>
    (await server.call('selectInbox.outbox.open', {}, { token })).body.data as unknown as Inbox;
  const read = (params: Record<string, unknown>, { token } = own) =>
    server.call('readInbox.outbox.open', params, { token });

  it('are visible to their recipient only, the newest first, with their subject', async () => {
    await write();
    server.clock.now += 1_000;
    await write({ level: 'warn' });
    await write({ channel: 'email' });
    await write({ receiverType: 'doctor' });
    const { unread, messages } = await inbox();
    expect([unread, messages.map(({ title }) => title)]).toEqual([2, ['第 2 条', '第 1 条']]);
    expect(messages[0]).toMatchObject({
      content: '请处理。',
      isRead: false,
      aboutEntity: 'serviceApplication',
      aboutId: 7,
    });
    expect(await inbox(other)).toEqual({ unread: 0, messages: [] });
  });

  it('are marked as read by their recipient, one or all', async () => {
    const [newest] = (await inbox()).messages;
    await read({ id: newest?.id }, other);
    expect((await inbox()).unread).toBe(2);
    expect((await read({ id: newest?.id })).body.data).toEqual({ unread: 1 });
    expect((await inbox()).messages.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await read({})).body.data).toEqual({ unread: 0 });
  });

  it('are reported live, even to a recipient without read permissions', async () => {
    const client = await listenTo(server, own.token);
    await write();
    await expect.poll(client.entities).toEqual([INBOX]);
    client.leave();
  });

  it('are visible to a viewer of the account, who cannot mark them', async () => {
    const { body } = await server.call('viewAs.admin.open', { id: own.id });
    const { token } = body.data as { token: string };
    expect((await inbox({ id: own.id, token })).unread).toBe(1);
    expect((await read({}, { id: own.id, token })).body.code).toBe('readOnlyView');
  });
});
