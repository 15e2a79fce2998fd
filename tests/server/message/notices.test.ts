import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import type { ChannelStates, ClaimedMessage } from '../../../src/plugins/message/entities/outbox';
import { applicationAfter, moment, passedAttendant } from '../builders/applications';
import { passedDoctor, userInput } from '../builders/people';
import { added, codes, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const HOUR = 3_600_000;

describeOnBothDatabases('notices', (open) => {
  let server: TestApp;
  let kinds: Record<string, number>;
  let users: number[];
  /** Pending responses of the SMS gateway; 200 after them. */
  const answers: number[] = [];
  const posted: { key: unknown; content: unknown }[] = [];
  const gateway = createServer(async (request, response) => {
    const { content } = JSON.parse(await text(request));
    posted.push({ key: request.headers['idempotency-key'], content });
    response.writeHead(answers.shift() ?? 200).end();
  });
  afterAll(() => gateway.close());
  beforeAll(async () => {
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const env = {
      MESSAGE_HOOKS: `sms=http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
      MESSAGE_HOOK_SECRET: 'a secret of more than thirty-two characters',
      MESSAGE_HOOK_PRIVATE: '127.0.0.1',
    };
    server = await testApp(open, { clock: { now: NOON }, env });
    kinds = await codes(server, 'noticeType');
    users = [];
    for (const region of ['119901', '119901', '119902']) {
      users.push((await added(server, 'user', userInput({ region, realName: '赵小明' }))).id);
    }
  });
  const call = async (operation: string, params: Record<string, unknown> = {}) =>
    (await server.call(`${operation}.notice.open`, params)).body;
  const outgoing = async (operation: string, params: Record<string, unknown> = {}) =>
    (await server.call(`${operation}.outbox.open`, params)).body;
  const draft = async (changes: Record<string, unknown> = {}) => {
    const input = { title: '时间调整', noticeTypeId: kinds.service, content: '明日上午停水', ...changes };
    const body = await call('insert', input);
    if (body.status !== 8000) throw new Error(`no notice was added: ${JSON.stringify(body)}`);
    return (body.data as { id: number }).id;
  };
  const shown = async (id: number) => (await call('selectById', { id })).data as Record<string, unknown>;
  const count = async (targets: Record<string, unknown>) =>
    ((await call('selectReceivers', targets)).data as { count: number }).count;
  const messages = async (noticeId: number) =>
    (await outgoing('selectBySelectivePagination', { noticeId, pageSize: 100 })).data as Record<string, unknown>[];
  const due = async () => {
    await server.database.write((transaction) => transaction.updateTable('jobTurn').set({ nextRun: 0 }).execute());
    await server.app.jobs.runDue();
  };

  it('count their recipients before anything is sent', async () => {
    const elder = await added(server, 'elderly', await elderInput(server));
    await server.call('linkElderly.user.open', { id: users[0], elderlyId: elder.id });
    const levels = (await server.call('selectAll.vip.open')).body.data as { id: number }[];
    await server.call('setVip.user.open', { id: users[1], vipId: levels[1]?.id });
    const doctor = await passedDoctor(server);
    expect(await count({ targetType: 'allUsers' })).toBe(3);
    expect(await count({ targetType: 'region', regionCodes: ['119901'] })).toBe(2);
    // A city includes its districts.
    expect(await count({ targetType: 'region', regionCodes: ['119900'] })).toBe(3);
    expect(await count({ targetType: 'vip', vipIds: [levels[1]?.id] })).toBe(1);
    // Draft elders are not clients yet.
    expect(await count({ targetType: 'families' })).toBe(0);
    expect(await count({ targetType: 'doctors' })).toBe(1);
    expect(await count({ targetType: 'single', userIds: users.slice(0, 2), doctorIds: [doctor.id] })).toBe(3);
    expect((await call('selectReceivers', { targetType: 'region' })).errors).toEqual({ regionCodes: '不能为空' });
  });

  it('default to the level of their type', async () => {
    const [one, other] = [await draft({ noticeTypeId: kinds.urgent }), await draft({ level: 'warn' })];
    expect([(await shown(one)).level, (await shown(other)).level]).toEqual(['danger', 'warn']);
  });

  it('are sent as one message to each person by each channel', async () => {
    const id = await draft({ targetType: 'region', regionCodes: ['119901'], channels: ['inbox', 'wechatTemplate'] });
    expect((await call('sendNotice', { id })).data).toMatchObject({ status: 'sent', receiverCount: 2 });
    const sent = await messages(id);
    expect(sent.map(({ channel, status }) => `${channel} ${status}`).sort()).toEqual([
      'inbox sent',
      'inbox sent',
      'wechatTemplate queued',
      'wechatTemplate queued',
    ]);
    expect(sent[0]).toMatchObject({ receiverName: '赵*明', content: null });
    // A message in the mini-program is delivered.
    expect(await shown(id)).toMatchObject({ receiverCount: 2, sentCount: 2 });
    expect((await call('updateByIdSelective', { id, title: '改' })).errors).toEqual({
      title: '已定时或发送，不能修改',
    });
    expect((await call('deleteById', { id })).message).toBe('已发送的通知不能删除，可以撤回');
  });

  it('reach everyone once, however many they are', async () => {
    const many = Array.from({ length: 1_201 }, (_, index) => ({
      phone: String(18_000_000_000 + index),
      region: '119977',
      status: 'normal',
      verifyStatus: 'none',
    }));
    await server.database.write(async (transaction) => {
      for (let start = 0; start < many.length; start += 300) {
        await transaction
          .insertInto('user')
          .values(many.slice(start, start + 300))
          .execute();
      }
    });
    const id = await draft({ targetType: 'region', regionCodes: ['119977'] });
    await call('sendNotice', { id });
    await due();
    expect(await shown(id)).toMatchObject({ receiverCount: 1_201, outboxPosition: null });
    expect((await outgoing('selectBySelectivePagination', { noticeId: id })).dataCount).toBe(1_201);
  });

  it('are not sent without recipients', async () => {
    const id = await draft({ targetType: 'region', regionCodes: ['119999'] });
    expect((await call('sendNotice', { id })).errors).toEqual({ targetType: '没有符合条件的接收人' });
    expect(await shown(id)).toMatchObject({ status: 'draft' });
  });

  it('are refused as text messages that are too long, or at night unless urgent', async () => {
    const sms = { channels: ['sms'], targetType: 'single', userIds: [users[0]] };
    const long = { title: '长', noticeTypeId: kinds.service, content: '字'.repeat(71), ...sms };
    expect((await call('insert', long)).errors).toEqual({ content: '选择短信时不能超过 70 个字' });
    const id = await draft({ ...sms, content: '字'.repeat(70) });
    const urgent = await draft({ ...sms, noticeTypeId: kinds.urgent });
    server.clock.now = NOON + 9 * HOUR;
    expect((await call('sendNotice', { id })).errors).toHaveProperty('sendTime');
    expect((await call('sendNotice', { id: urgent })).status).toBe(8000);
    server.clock.now = NOON + 9 * HOUR - 1;
    expect((await call('sendNotice', { id })).status).toBe(8000);
    server.clock.now = NOON;
  });

  it('wait for their scheduled time, can be canceled, and expire', async () => {
    const sendTime = '2026-03-12T13:00:00.000+08:00';
    const validTo = '2026-03-12T15:00:00.000+08:00';
    const channels = ['inbox', 'wechatTemplate'];
    const changes = { targetType: 'single', userIds: [users[0]], sendTime, validTo, channels };
    const id = await draft(changes);
    expect((await call('sendNotice', { id })).errors).toHaveProperty('sendTime');
    await call('scheduleNotice', { id });
    expect((await call('unscheduleNotice', { id })).data).toMatchObject({ status: 'draft' });
    await call('scheduleNotice', { id });
    server.clock.now = NOON + HOUR - 1;
    await due();
    expect(await shown(id)).toMatchObject({ status: 'scheduled' });
    server.clock.now = NOON + HOUR;
    await due();
    expect(await shown(id)).toMatchObject({ status: 'sent', receiverCount: 1 });
    server.clock.now = NOON + 3 * HOUR;
    await due();
    expect(await shown(id)).toMatchObject({ status: 'expired' });
    // A delivered message can still be read; others are no longer sent.
    expect((await messages(id)).map(({ channel, status }) => `${channel} ${status}`).sort()).toEqual([
      'inbox sent',
      'wechatTemplate withdrawn',
    ]);
    server.clock.now = NOON;
  });

  describe('messages', () => {
    const one = async (changes: Record<string, unknown> = {}) => {
      const id = await draft({ targetType: 'single', userIds: [users[2]], channels: ['wechatTemplate'], ...changes });
      await call('sendNotice', { id });
      return id;
    };
    const claim = async (channel = 'wechatTemplate') =>
      (await outgoing('claimOutbox', { channel, limit: 200, reason: '短信网关发送' })).data as ClaimedMessage[];
    const report = (id: number | undefined, event: string, failure?: string) =>
      outgoing('reportOutbox', { reports: [{ id, event, failure }] });

    it('are claimed by one sender only, with content and address', async () => {
      const id = await one({ channels: ['sms'] });
      const answers = await Promise.all([claim('sms'), claim('sms')]);
      const mine = answers.flat().filter(({ noticeId }) => noticeId === id);
      expect(mine).toMatchObject([{ content: '明日上午停水', address: expect.stringMatching(/^1991\d{7}$/) }]);
      expect((await claim('sms')).filter(({ noticeId }) => noticeId === id)).toEqual([]);
      server.clock.now += 5 * 60_000;
      expect((await claim('sms')).filter(({ noticeId }) => noticeId === id)).toHaveLength(1);
      server.clock.now = NOON;
    });

    it('are counted as sent, read and confirmed, each once', async () => {
      const id = await one();
      const message = (await claim()).find(({ noticeId }) => noticeId === id);
      await report(message?.id, 'sent');
      await report(message?.id, 'sent');
      expect(await shown(id)).toMatchObject({ sentCount: 1, readCount: 0, confirmCount: 0 });
      await report(message?.id, 'confirmed');
      await report(message?.id, 'read');
      expect(await shown(id)).toMatchObject({ sentCount: 1, readCount: 1, confirmCount: 1 });
    });

    it('are retried later, five times at most', async () => {
      const id = await one();
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const message = (await claim()).find(({ noticeId }) => noticeId === id);
        expect(message).toBeDefined();
        await report(message?.id, 'failed', '号码停机');
        expect((await claim()).filter(({ noticeId }) => noticeId === id)).toEqual([]);
        server.clock.now += 64 * 60_000;
      }
      expect(await messages(id)).toMatchObject([{ status: 'failed', attempts: 5, failure: '号码停机' }]);
      server.clock.now = NOON;
    });

    it('stop when their notice is withdrawn, and disappear from the mini-program', async () => {
      const id = await one({ channels: ['inbox', 'wechatTemplate'] });
      expect((await call('withdrawNotice', { id })).errors).toEqual({ reason: '不能为空' });
      expect((await call('withdrawNotice', { id, reason: '内容有误' })).data).toMatchObject({ status: 'withdrawn' });
      expect(await messages(id)).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
      expect((await claim()).filter(({ noticeId }) => noticeId === id)).toEqual([]);
    });

    it('cannot be written by clients', async () => {
      expect((await outgoing('insert', { title: '伪造' })).message).toContain('发件由系统写入');
      expect((await outgoing('deleteById', { id: 1 })).message).toContain('发件由系统写入');
    });

    it('are posted to the gateway of their channel, retried when it fails, and acknowledged once', async () => {
      await due();
      posted.length = 0;
      const id = await one({ channels: ['sms'], content: '请带好证件' });
      answers.push(503);
      await due();
      expect(await messages(id)).toMatchObject([{ status: 'queued', attempts: 1, failure: 'HTTP 503' }]);
      await due();
      expect(posted).toHaveLength(1);
      server.clock.now += 2 * 60_000;
      await due();
      await due();
      expect(await messages(id)).toMatchObject([{ status: 'sent', attempts: 2, failure: null }]);
      expect(await shown(id)).toMatchObject({ sentCount: 1 });
      const key = expect.stringMatching(/^outbox-\d+$/);
      expect(posted).toEqual([
        { key, content: '请带好证件' },
        { key: posted[0]?.key, content: '请带好证件' },
      ]);
      server.clock.now = NOON;
    });

    it('fail permanently when the gateway refuses them, or there is no address', async () => {
      const refused = await one({ channels: ['sms'] });
      answers.push(422);
      await due();
      expect(await messages(refused)).toMatchObject([{ status: 'failed', attempts: 1, failure: 'HTTP 422' }]);
      posted.length = 0;
      const lost = await one({ channels: ['sms'] });
      const receiverId = 999_999;
      await server.database.write((transaction) =>
        transaction.updateTable('outbox').set({ receiverId }).where('noticeId', '=', lost).execute(),
      );
      await due();
      expect(await messages(lost)).toMatchObject([{ status: 'failed', failure: '接收人没有可用的联系方式' }]);
      expect(posted).toEqual([]);
    });

    it('that failed are queued again, one and several at once, unless their notice is over', async () => {
      const failed = async () => {
        const id = await one({ channels: ['sms'] });
        answers.push(422);
        await due();
        return { id, message: (await messages(id))[0] as { id: number; version: number } };
      };
      const [first, second, over] = [await failed(), await failed(), await failed()];
      const retry = (messageId: number) => outgoing('retryMessage', { id: messageId });
      expect((await retry(first.message.id)).message).toBe('已重新排队，将再次发送');
      expect(await messages(first.id)).toMatchObject([{ status: 'queued', attempts: 0, failure: null }]);
      expect((await retry(second.message.id)).status).toBe(8000);
      await due();
      for (const { id } of [first, second]) expect(await messages(id)).toMatchObject([{ status: 'sent', attempts: 1 }]);
      expect((await retry(first.message.id)).status).not.toBe(8000);
      await call('withdrawNotice', { id: over.id, reason: '内容有误' });
      expect((await retry(over.message.id)).message).toBe('公告已撤回或过期，消息不再发送');
    });

    it('that wait are counted by channel, with its sender', async () => {
      await one({ channels: ['wechatTemplate', 'sms'] });
      const { channels } = (await outgoing('selectChannels')).data as ChannelStates;
      expect(channels.map(({ channel, delivery }) => `${channel} ${delivery}`)).toEqual([
        'inbox inApp',
        'popup inApp',
        'wechatTemplate claimed',
        'sms webhook',
        'email claimed',
      ]);
      const [inbox, , wechat] = channels;
      expect(inbox).toMatchObject({ waiting: 0, failed: 0, oldest: null });
      expect(wechat?.waiting).toBeGreaterThan(0);
      expect(wechat?.oldest).toMatch(/^2026-03-12T.*\+08:00$/);
    });

    it('within the mini-program are not sent by a sender', async () => {
      expect((await outgoing('claimOutbox', { channel: 'inbox', reason: '短信网关发送' })).errors).toHaveProperty(
        'channel',
      );
    });

    it('are claimed only with the permission to send', async () => {
      const reader = await server.signInAs({ extraGrants: ['select*.outbox.open'] });
      const { http } = await server.call('claimOutbox.outbox.open', { channel: 'sms' }, { token: reader.token });
      expect(http).toBe(403);
    });

    it('remind an attendant who is late', async () => {
      server.clock.now = Date.parse('2026-03-12T08:00:00+08:00');
      server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
      const attendantId = await passedAttendant(server);
      const plan = { planStart: moment('2026-03-12', '09:00'), planEnd: moment('2026-03-12', '09:45') };
      const { id } = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], plan);
      server.clock.now = Date.parse('2026-03-12T09:15:00+08:00');
      expect((await server.call('remind.serviceApplication.open', { id })).body.status).toBe(8000);
      const { data } = await outgoing('selectBySelectivePagination', { reason: 'serviceReminder', sort: 'id' });
      expect(data).toMatchObject([
        { receiverType: 'attendant', receiverId: attendantId, channel: 'inbox', status: 'sent' },
        { receiverType: 'attendant', receiverId: attendantId, channel: 'sms', status: 'queued' },
      ]);
    });
  });
});
