import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import { type EventKind, eventKinds } from '../../../src/plugins/device/entities/uploads/eventKinds';
import { LATE_HOURS, type WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import { deviceEvent, eventLevels } from '../../../src/plugins/record/entities/deviceEvent';
import { type Registered, registered, worn } from '../builders/devices';
import { raise } from '../builders/events';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { heartRates, upload } from '../builders/uploads';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOW = Date.parse('2026-03-10T08:00:00+08:00');

describeOnBothDatabases('events of devices', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW }, env: { DEVICE_RATE: '1000' } });
  });
  let count = 0;
  const event = (changes: Record<string, unknown> = {}) => {
    count += 1;
    return { id: `e-${count}`, kind: 'sos', time: toIsoMoment(server.clock.now), ...changes };
  };
  const alertOf = async (device: Registered, body: unknown) => {
    const answer = await raise(server, device, { body });
    expect(answer).toMatchObject({ http: 200, body: { status: 8000 } });
    return answer.body.data?.alertId as number;
  };
  const ward = async (params: Record<string, unknown> = {}) =>
    (await server.call('selectWard.wearerAlert.open', params)).body.data as WardAlert[];
  const patientOf = async (deviceUserId: unknown) =>
    (await ward()).find((patient) => patient.deviceUserId === deviceUserId);
  const stored = async (id: number) =>
    (await server.call('selectById.deviceEvent.open', { id })).body.data as Record<string, unknown>;
  const countEvents = async () => (await server.database.read.selectFrom('deviceEvent').select('id').execute()).length;

  it.each(eventKinds)('raise an alert about the wearer by their kind: %s', async (kind: EventKind) => {
    const { device, wearer } = await worn(server, 'SOS');
    const alertId = await alertOf(device, event({ kind, lng: 116.4, lat: 39.9 }));
    expect(await patientOf(wearer.id)).toMatchObject({
      status: 'open',
      alertLevel: eventLevels[kind],
      kinds: ['deviceEvent'],
      // Nothing shows whether a call for help, gas or smoke is over.
      findings: [{ kind: 'deviceEvent', code: kind, level: eventLevels[kind], recordId: alertId, known: null }],
      since: '2026-03-10T08:00:00.000+08:00',
    });
    expect(await stored(alertId)).toMatchObject({ kind, status: 'waiting', deviceUserId: wearer.id });
  });

  it('are accepted from devices that measure something, and from a lost one', async () => {
    const { device, wearer } = await worn(server, 'WATCH');
    await server.database.write((transaction) =>
      transaction.updateTable('device').set({ lifeStatus: 'lost' }).where('id', '=', device.id).execute(),
    );
    await alertOf(device, event());
    expect(await patientOf(wearer.id)).toMatchObject({ alertLevel: 'critical' });
    const day = { kind: 'heartRate' as const, body: { days: [heartRates('2026-03-09', 600, [70])] } };
    expect((await upload(server, device, day)).body.code).toBe('deviceLost');
  });

  it('are answered with the same number for the same id, also in parallel, and stored once', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    const body = event();
    const before = await countEvents();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => raise(server, device, { body })));
    const again = await raise(server, device, { body });
    const ids = new Set([...answers, again].map((answer) => answer.body.data?.alertId));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toEqual(expect.any(Number));
    expect(await countEvents()).toBe(before + 1);
    expect((await patientOf(wearer.id))?.findings).toHaveLength(1);
    const other = await alertOf(device, event());
    expect(ids.has(other)).toBe(false);
  });

  it('that reach two processes at once are stored once, and answered with the same number by both', async () => {
    const beside = await testApp(open, {
      database: server.database,
      clock: server.clock,
      env: { DEVICE_RATE: '1000', DATA_DIR: server.folder },
    });
    const { device } = await worn(server, 'SOS');
    for (let round = 0; round < 5; round += 1) {
      const body = event();
      const before = await countEvents();
      const answers = await Promise.all([server, beside, server, beside].map((each) => raise(each, device, { body })));
      expect(new Set(answers.map((answer) => answer.body.data?.alertId))).toEqual(new Set([expect.any(Number)]));
      expect(await countEvents()).toBe(before + 1);
    }
  });

  it('of another kind are not merged with one of the same id', async () => {
    const { device } = await worn(server, 'SOS');
    const first = await alertOf(device, event({ id: 'again' }));
    const fall = await alertOf(device, event({ id: 'again', kind: 'fall' }));
    expect(fall).not.toBe(first);
  });

  it('that are tests are marked and counted separately, and raise no alert', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    const before = (await ward()).length;
    const id = await alertOf(device, event({ test: true }));
    expect(await stored(id)).toMatchObject({ status: 'test' });
    expect(await patientOf(wearer.id)).toBeUndefined();
    expect(await ward()).toHaveLength(before);
    const real = await alertOf(device, event());
    expect(await patientOf(wearer.id)).toMatchObject({ findings: [{ recordId: real }] });
    const counts = await server.call('selectBySelectivePagination.deviceEvent.open', { status: 'test' });
    expect(counts.body.dataCount).toBe(1);
  });

  it('belong to the wearer at their time', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    server.clock.now += 10 * MINUTE_MS;
    const past = toIsoMoment(server.clock.now - 5 * MINUTE_MS);
    await server.call('unbindDevice.device.open', { id: device.id, reason: '退回' });
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ unbindTime: server.clock.now })
        .where('deviceId', '=', device.id)
        .execute(),
    );
    const id = await alertOf(device, event({ time: past }));
    expect(await stored(id)).toMatchObject({ deviceUserId: wearer.id });
  });

  it('of an unworn device alert everyone, name the device, and are answered like any other', async () => {
    const device = await registered(server, { type: 'SOS' });
    const id = await alertOf(device, event({ kind: 'smoke' }));
    const alert = (await ward()).find(({ deviceId }) => deviceId === device.id);
    expect(alert).toMatchObject({
      deviceUserId: null,
      deviceUserName: null,
      deviceSn: device.sn,
      alertLevel: 'critical',
      urgent: true,
      findings: [{ code: 'smoke', recordId: id }],
    });
    expect((await server.call('acknowledge.wearerAlert.open', { id: alert?.id })).body.status).toBe(8000);
    expect(await stored(id)).toMatchObject({ status: 'answered' });
  });

  it('move when a binding is corrected; the alert of the wrong wearer is retracted with a note', async () => {
    const device = await registered(server, { type: 'SOS' });
    const { wearer } = await worn(server, 'WATCH');
    const id = await alertOf(device, event());
    server.clock.now += 5 * MINUTE_MS;
    const assigned = await server.call('insert.deviceBinding.open', {
      deviceId: device.id,
      deviceUserId: wearer.id,
      bindTime: toIsoMoment(NOW - HOUR_MS),
      unbindTime: toIsoMoment(server.clock.now),
      reason: '漏登记',
    });
    expect(assigned.body.status).toBe(8000);
    expect(await stored(id)).toMatchObject({ deviceUserId: wearer.id, status: 'waiting' });
    expect(await patientOf(wearer.id)).toMatchObject({ findings: [{ code: 'sos', recordId: id }] });
    expect((await ward()).some(({ deviceId }) => deviceId === device.id)).toBe(false);
    const { body } = await server.call('selectBySelectivePagination.wearerAlert.open', {
      deviceId: device.id,
    });
    expect(JSON.stringify(body.data ?? '')).toContain('notTheirs');
  });

  it('record the times when the alert is acknowledged, attended and closed', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    const id = await alertOf(device, event({ kind: 'fall' }));
    const alert = await patientOf(wearer.id);
    const step = async (operation: string, input: object = {}) => {
      server.clock.now += MINUTE_MS;
      const { body } = await server.call(`${operation}.wearerAlert.open`, { id: alert?.id, ...input });
      expect(body.status).toBe(8000);
      return toIsoMoment(server.clock.now);
    };
    const answered = await step('acknowledge');
    expect(await stored(id)).toMatchObject({ status: 'answered', answerTime: answered, attendTime: null });
    const attended = await step('attend');
    expect(await stored(id)).toMatchObject({ status: 'attended', answerTime: answered, attendTime: attended });
    expect(await patientOf(wearer.id)).toMatchObject({ attendTime: attended, status: 'acknowledged' });
    expect((await server.call('attend.wearerAlert.open', { id: alert?.id })).body.status).toBe(4000);
    const closed = await step('close', { outcome: 'visited' });
    expect(await stored(id)).toMatchObject({ status: 'closed', answerTime: answered, closeTime: closed });
  });

  it('raise a new alert when the button is pressed again after the first call was acknowledged', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    await alertOf(device, event());
    const alert = await patientOf(wearer.id);
    await server.call('acknowledge.wearerAlert.open', { id: alert?.id });
    expect(await ward({ isOpen: true })).not.toContainEqual(expect.objectContaining({ id: alert?.id }));
    server.clock.now += MINUTE_MS;
    await alertOf(device, event());
    expect(await patientOf(wearer.id)).toMatchObject({ status: 'open', acknowledgedById: null });
    expect(await ward({ isOpen: true })).toContainEqual(expect.objectContaining({ id: alert?.id }));
  });

  it('are escalated when nobody acknowledges them', async () => {
    const device = await registered(server, { type: 'SOS' });
    await alertOf(device, event());
    server.clock.now += 31 * MINUTE_MS;
    await server.app.jobs.runDue();
    await signInAgain(server);
    const alert = (await ward()).find(({ deviceId }) => deviceId === device.id);
    expect(alert).toMatchObject({ escalation: 'lead', told: [{ role: 'lead', state: 'queued' }] });
  });

  it('are stored without an invalid position, and without an unreadable state', async () => {
    const { device } = await worn(server, 'SOS');
    for (const place of [{ lng: 0, lat: 0 }, { lng: 'east', lat: 3 }, { lng: 500, lat: 1 }, { lng: 116 }]) {
      const id = await alertOf(device, event({ ...place, battery: 700 }));
      const row = await server.database.read
        .selectFrom('deviceEvent')
        .select(['lng', 'lat'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({ lng: null, lat: null });
    }
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['an unknown kind', { kind: 'thunder' }, { kind: 'choice' }],
    ['no kind', { kind: undefined }, { kind: 'required' }],
    ['no id', { id: undefined }, { id: 'required' }],
    ['an id that is too long', { id: 'x'.repeat(65) }, { id: 'tooLong' }],
    ['an id with other characters', { id: 'a b' }, { id: 'pattern' }],
    ['no time', { time: undefined }, { time: 'required' }],
    ['a time that is none', { time: 'now' }, { time: 'dateTime' }],
    ['a time in the future', { time: toIsoMoment(NOW + 10 * HOUR_MS) }, { time: 'timeInFuture' }],
    ['a time of long ago', { time: toIsoMoment(NOW - (LATE_HOURS + 1) * HOUR_MS) }, { time: 'eventTooOld' }],
    ['a field that nobody knows', { level: 3 }, { level: 'unknownField' }],
  ])('are refused with %s, and change nothing', async (_name, changes, codes) => {
    const { device, wearer } = await worn(server, 'SOS');
    const before = await countEvents();
    const answer = await raise(server, device, { body: event(changes) });
    expect(answer).toMatchObject({ http: 200, body: { status: 4000, code: 'badData' } });
    expect(Object.keys(answer.body.codes ?? {})).toEqual(Object.keys(codes));
    expect(await countEvents()).toBe(before);
    expect(await patientOf(wearer.id)).toBeUndefined();
  });

  it('are refused without a valid signature, from a retired device, with a reused nonce, or when too long', async () => {
    const { device } = await worn(server, 'SOS');
    const before = await countEvents();
    const wrong = await raise(server, device, { body: event(), signature: '0'.repeat(64) });
    expect(wrong).toMatchObject({ http: 401, body: { code: 'notAuthentic' } });
    const unknown = await raise(server, { ...device, sn: 'NOBODY-000001' }, { body: event() });
    expect(unknown).toMatchObject({ http: 401, body: { code: 'notAuthentic' } });
    const late = await raise(server, device, { body: event(), time: server.clock.now - HOUR_MS });
    expect(late).toMatchObject({ http: 401, body: { code: 'badClock' } });
    expect((await raise(server, device, { body: 'no json' })).http).toBe(400);
    expect((await raise(server, device, { body: event({ id: 'y'.repeat(5_000) }) })).http).toBe(413);
    expect(await countEvents()).toBe(before);
    const nonce = 'abcdefghijklmnop';
    const body = event();
    expect((await raise(server, device, { body, nonce })).http).toBe(200);
    expect(await raise(server, device, { body, nonce })).toMatchObject({ http: 401, body: { code: 'replayed' } });
    expect(await countEvents()).toBe(before + 1);
    await server.database.write((transaction) =>
      transaction.updateTable('device').set({ lifeStatus: 'retired' }).where('id', '=', device.id).execute(),
    );
    expect((await raise(server, device, { body: event() })).body.code).toBe('deviceRetired');
  });

  it('cannot be entered or changed by hand', async () => {
    expect(deviceEvent.deletion.kind).toBe('never');
    const { body } = await server.call('insert.deviceEvent.open', {});
    expect(body.status).toBe(4000);
  });

  it('that are only warnings expire', async () => {
    const { device } = await worn(server, 'SOS');
    const id = await alertOf(device, event({ kind: 'door' }));
    server.clock.now += 25 * HOUR_MS;
    await server.app.jobs.runDue();
    await signInAgain(server);
    expect(await stored(id)).toMatchObject({ status: 'closed' });
  });
});
