import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import type { WardAlert } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import { escalationAt } from '../../../../src/plugins/record/server/alerts/escalation';
import { signInAgain, type TestApp, testApp } from '../../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../../builders/wornDevices';
import { describeOnBothDatabases } from '../../support/testDatabase';

const TODAY = '2026-03-12';
const NOW = dayStart(TODAY) + 10 * HOUR_MS;

it.each([
  [9, 'none'],
  [10, 'post'],
  [29, 'post'],
  [30, 'lead'],
])('is escalated after %i minutes to: %s', (minutes, step) => {
  expect(escalationAt(0, minutes * MINUTE_MS, { escalatePostMin: 10, escalateLeadMin: 30 })).toBe(step);
});

describeOnBothDatabases('a critical alert without an acknowledgment', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  let mild: WornDevice;
  let doctorId: number;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
    [worn, mild] = [await wornDevice(server), await wornDevice(server)];
    doctorId = 77;
    await server.database.write(async (transaction) => {
      await transaction.updateTable('deviceUser').set({ doctorId }).where('id', '=', worn.deviceUserId).execute();
    });
    const slow = (rate: number) => heartRates(TODAY, (minute) => (minute >= 600 ? null : minute >= 560 ? rate : 70));
    await stored(server, worn.deviceId, [slow(38)]);
    await stored(server, mild.deviceId, [slow(48)]);
  });
  const ward = async () => (await server.call('selectWard.wearerAlert.open', {})).body.data as unknown as WardAlert[];
  const patient = async () => (await ward()).find(({ deviceUserId }) => deviceUserId === worn.deviceUserId);
  const messages = () =>
    server.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('reason', '=', 'alertEscalation')
      .orderBy('id')
      .execute();
  /** On PostgreSQL, until a connection waits for the lock that this test holds; SQLite has one writer at a time anyway. */
  const untilWaiting = async () => {
    if (server.database.dialect === 'sqlite') return;
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(server.database.read)).rows[0]?.n).toBe(1);
  };
  const wait = async (minutes: number) => {
    server.clock.now += minutes * MINUTE_MS;
    await server.app.jobs.runDue();
    await signInAgain(server);
  };

  it('is escalated step by step, each once, with the start of its wait', async () => {
    expect(await patient()).toMatchObject({ escalation: 'none', raisedTime: '2026-03-12T10:00:00.000+08:00' });
    await wait(9);
    expect((await patient())?.escalation).toBe('none');
    await wait(1);
    expect(await patient()).toMatchObject({ escalation: 'post', escalateTime: '2026-03-12T10:10:00.000+08:00' });
    const { version } = (await patient()) as WardAlert;
    await wait(5);
    expect((await patient())?.version).toBe(version);
    // More of the same finding does not restart the wait.
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute >= 600 && minute < 612 ? 37 : null))]);
    expect(await patient()).toMatchObject({ escalation: 'post', raisedTime: '2026-03-12T10:00:00.000+08:00' });
    await wait(15);
    expect((await patient())?.escalation).toBe('lead');
    expect((await ward()).find(({ deviceUserId }) => deviceUserId === mild.deviceUserId)?.escalation).toBe('none');
  });

  it('is no longer escalated after an acknowledgment, and waits again when it is released', async () => {
    const { id } = (await patient()) as WardAlert;
    await server.call('acknowledge.wearerAlert.open', { id });
    expect(await patient()).toMatchObject({ status: 'acknowledged', escalation: 'none' });
    await wait(40);
    expect((await patient())?.escalation).toBe('none');
    await server.call('release.wearerAlert.open', { id });
    expect(await patient()).toMatchObject({ status: 'open', raisedTime: '2026-03-12T11:10:00.000+08:00' });
    await wait(10);
    expect((await patient())?.escalation).toBe('post');
  });

  it('is sent to the responsible doctor as a message, once', async () => {
    await server.database.write((transaction) =>
      transaction
        .insertInto('doctor')
        .values({
          id: doctorId,
          name: '李医生',
          deleted: 0,
          status: 'passed',
          createTime: NOW,
          updateTime: NOW,
          createBy: 'system',
          updateBy: 'system',
          version: 1,
        } as never)
        .execute(),
    );
    await wait(20);
    expect(await patient()).toMatchObject({ escalation: 'lead' });
    const toDoctor = async () => (await messages()).filter(({ receiverType }) => receiverType === 'doctor');
    expect(
      (await toDoctor()).map(({ channel, receiverType, receiverId }) => [channel, receiverType, receiverId]),
    ).toEqual([
      ['inbox', 'doctor', doctorId],
      ['sms', 'doctor', doctorId],
    ]);
    await wait(20);
    expect(await toDoctor()).toHaveLength(2);
  });

  const told = async () => (await patient())?.told ?? [];
  const setMessage = (values: Record<string, unknown>, where: { channel: string; receiverType: string }) =>
    server.database.write((transaction) =>
      transaction
        .updateTable('outbox')
        .set(values as never)
        .where('channel', '=', where.channel as 'sms')
        .where('receiverType', '=', where.receiverType as 'doctor')
        .execute(),
    );

  it('counts as received by the doctor only after the message was sent by a channel or read', async () => {
    const people = async () => (await told()).filter(({ role }) => role === 'doctor');
    expect(await people()).toMatchObject([{ name: '李*生', state: 'queued' }]);
    await setMessage({ status: 'failed' }, { channel: 'sms', receiverType: 'doctor' });
    // The message is still unread in the inbox.
    expect(await people()).toMatchObject([{ state: 'queued' }]);
    await setMessage({ status: 'sent', sentTime: server.clock.now }, { channel: 'sms', receiverType: 'doctor' });
    expect(await people()).toMatchObject([{ state: 'delivered', time: toIsoMoment(server.clock.now) }]);
  });

  it('is sent to everyone on duty, who count as notified after reading it', async () => {
    const people = async () => (await told()).filter(({ role }) => role === 'post');
    const written = await people();
    expect(written.length).toBeGreaterThan(0);
    expect(new Set(written.map(({ state }) => state))).toEqual(new Set(['queued']));
    await setMessage({ readTime: server.clock.now }, { channel: 'inbox', receiverType: 'admin' });
    expect(new Set((await people()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('is sent to the lead, or to super administrators, when no doctor is assigned', async () => {
    const { id } = (await patient()) as WardAlert;
    const setDoctor = (status: string) =>
      server.database.write((transaction) =>
        transaction
          .updateTable('doctor')
          .set({ status } as never)
          .where('id', '=', doctorId)
          .execute(),
      );
    // A former employee is not a responsible doctor.
    await setDoctor('resigned');
    const again = async () => {
      await server.call('acknowledge.wearerAlert.open', { id });
      await server.call('release.wearerAlert.open', { id });
      await wait(31);
      return (await told()).map(({ role, state }) => [role, state]);
    };
    expect(await again()).toEqual([['lead', 'queued']]);
    await server.database.write((transaction) =>
      transaction
        .updateTable('admin')
        .set({ postLead: 1 } as never)
        .where('superAdmin', '=', 1)
        .execute(),
    );
    expect(await again()).toEqual([['lead', 'queued']]);
    await setDoctor('passed');
  });

  it('is acknowledged by a user who read it before its escalation, or before more of the same', async () => {
    const { id } = (await patient()) as WardAlert;
    await server.call('acknowledge.wearerAlert.open', { id });
    await server.call('release.wearerAlert.open', { id });
    const { version } = (await patient()) as WardAlert;
    await wait(30);
    expect((await patient())?.escalation).toBe('lead');
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute >= 612 && minute < 614 ? 37 : null))]);
    expect((await server.call('acknowledge.wearerAlert.open', { id, version })).body).toMatchObject({ status: 8000 });
    expect((await server.call('release.wearerAlert.open', { id })).body).toMatchObject({ status: 8000 });
  });

  it('is not acknowledged by a user who has not read about another finding', async () => {
    const { id, version } = (await patient()) as WardAlert;
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute >= 640 && minute < 660 ? 190 : null))]);
    expect((await server.call('acknowledge.wearerAlert.open', { id, version })).body).toMatchObject({
      status: 4000,
      code: 'versionConflict',
    });
    expect(await patient()).toMatchObject({ status: 'open' });
  });

  it('stays with who acknowledged it while more of the same is stored', async () => {
    const { id } = (await patient()) as WardAlert;
    let storing: Promise<unknown> | undefined;
    await server.database.write(async (transaction) => {
      await transaction.updateTable('wearerAlert').set({ status: 'acknowledged' }).where('id', '=', id).execute();
      storing = stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute === 660 ? 190 : null))]);
      await untilWaiting();
    });
    await storing;
    expect(await patient()).toMatchObject({ status: 'acknowledged' });
    await server.call('release.wearerAlert.open', { id });
  });
});
