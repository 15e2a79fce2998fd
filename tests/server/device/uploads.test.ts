import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayAt, dayStart, MINUTE_MS } from '../../../contract/moment';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { UPLOAD_BODY_BYTES, uploadHeaders } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import type { FormerDay } from '../../../src/plugins/record/entities/formerDay';
import { type Registered, registered, wearerInput, worn } from '../builders/devices';
import { uploaded } from '../builders/files';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, type SentUpload, upload, wholeDayOf } from '../builders/uploads';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const TODAY = '2026-03-10';
const YESTERDAY = '2026-03-09';
const at = (clock: string, day = TODAY) => Date.parse(`${day}T${clock}:00.000+08:00`);

describeOnBothDatabases('uploads of devices', (open) => {
  let server: TestApp;
  let device: Registered;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: at('08:00') }, env: { DEVICE_RATE: '1000' } });
    ({ device } = await worn(server, 'ECG_PATCH'));
  });
  const send = (sent: Partial<SentUpload> = {}, by = device) =>
    upload(server, by, { kind: 'heartRate', body: { days: [heartRates(YESTERDAY, 600, [70, 72])] }, ...sent });
  const dayOf = async (deviceId: number, date: string, kind = 'heartRate') =>
    (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId, date })).body.data as unknown as {
      deviceUserId: number;
      series: { startSec: number; intervalSec: number; count: number; data: string };
    } & Record<string, unknown>;
  const shown = async (id: number) =>
    (await server.call('selectById.device.open', { id })).body.data as Record<string, unknown>;
  const refusals = async (deviceId: number | null, code: string) => {
    await server.app.refusalCounts.flush();
    const rows = await server.database.read
      .selectFrom('deviceRefusal')
      .select(['count', 'deviceId'])
      .where(sql<boolean>`"code" = ${code}`)
      .execute();
    return rows.filter((row) => row.deviceId === deviceId).reduce((sum, { count }) => sum + Number(count), 0);
  };
  /** Makes a device worn since long before. */
  const wornForLong = (deviceId: number) =>
    server.database.write(async (transaction) => {
      await transaction
        .updateTable('deviceBinding')
        .set({ bindTime: at('08:00') - 60 * DAY_MS })
        .where('deviceId', '=', deviceId)
        .execute();
    });
  /** Everything that an upload may write. */
  const stored = async () => {
    const count = async (table: string) => (await server.database.read.selectFrom(table).select('id').execute()).length;
    const nonces = await server.database.read.selectFrom('deviceNonce').select('nonce').execute();
    return {
      records: await Promise.all([...recordKinds, 'wearerAlert'].map(count)),
      nonces: nonces.length,
      devices: await server.database.read.selectFrom('device').selectAll().orderBy('id').execute(),
    };
  };

  it.each(recordKinds.filter((kind) => kind !== 'bloodPressure'))('store a day of %s', async (kind) => {
    const answer = await send({ kind, body: { days: [wholeDayOf(kind, YESTERDAY)] } });
    expect(answer).toMatchObject({
      http: 200,
      body: { status: 8000, message: '上传成功', data: { days: [{ date: YESTERDAY, isNew: true }] } },
    });
    expect(await dayOf(device.id, YESTERDAY, kind)).toMatchObject({
      source: 'device',
      createBy: `device:${device.id}`,
    });
  });

  it('store blood pressure of a monitor', async () => {
    const { device: monitor } = await worn(server, 'BP_MONITOR');
    const body = { days: [wholeDayOf('bloodPressure', YESTERDAY)] };
    expect((await send({ kind: 'bloodPressure', body }, monitor)).body.status).toBe(8000);
    expect(await dayOf(monitor.id, YESTERDAY, 'bloodPressure')).toMatchObject({ avgSys: 128, avgDia: 79 });
  });

  it('merge parts of a day in any order; the newer value wins, and gaps are filled', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const day = '2026-03-05';
    await send({ body: { days: [heartRates(day, 601, [71, null, 73])] } }, own);
    await send({ body: { days: [heartRates(day, 600, [60, 61, 62])] } }, own);
    const both = await dayOf(own.id, day);
    expect(both).toMatchObject({ min: 60, max: 73, minSec: 36_000 });
    const again = await send({ body: { days: [heartRates(day, 600, [60, 61, 62])] } }, own);
    expect(again.body.data).toEqual({ days: [{ date: day, isNew: false }] });
    expect((await dayOf(own.id, day)).series).toEqual(both.series);
  });

  it('keep finer samples, fill gaps, and report it to the device and in the log', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const day = '2026-03-06';
    await send({ body: { days: [heartRates(day, 600, [60, 61, 62])] } }, own);
    const coarse = { ...heartRates(day, 600, [90, 91]), intervalSec: 300 };
    const answer = await send({ body: { days: [coarse] } }, own);
    expect(answer.body.data).toEqual({ days: [{ date: day, isNew: false, kept: 'finerDataExists' }] });
    expect(await dayOf(own.id, day)).toMatchObject({ min: 60, max: 91, minSec: 36_000, wearMinutes: 10 });
    expect(server.logged.some((line) => line.includes('samples of the same time') && line.includes(day))).toBe(true);
  });

  const former = (deviceId: number) =>
    server.database.read.selectFrom('formerDay').selectAll().where('deviceId', '=', deviceId).execute();

  it('keep more samples over fewer of the same time, and report it', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const day = '2026-03-06';
    await send({ body: { days: [heartRates(day, 600, [60, 61, 62])] } }, own);
    const answer = await send({ body: { days: [heartRates(day, 600, [90, null, 92])] } }, own);
    expect(answer.body.data).toEqual({ days: [{ date: day, isNew: false, kept: 'finerDataExists' }] });
    expect(await dayOf(own.id, day)).toMatchObject({ min: 60, max: 62 });
  });

  it('replace the stored data of their time with a reason, and keep the old data for ninety days', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const day = '2026-03-06';
    await send({ body: { days: [heartRates(day, 600, [60, 61, 62, 63])] } }, own);
    const part = heartRates(day, 600, [90, null, 92]);
    const silent = await send({ body: { days: [part], replace: true } }, own);
    expect([silent.body.code, silent.body.codes]).toEqual(['badData', { reason: 'required' }]);
    const answer = await send({ body: { days: [part], replace: true, reason: '传感器校准' } }, own);
    expect(answer.body.data).toEqual({ days: [{ date: day, isNew: false }] });
    expect(await dayOf(own.id, day)).toMatchObject({ min: 63, max: 92, wearMinutes: 3 });
    const [kept] = await former(own.id);
    expect(kept).toMatchObject({ kind: 'heartRate', date: day, recordVersion: 1, reason: '传感器校准' });
    expect(JSON.parse(String(kept?.series))).toMatchObject({ intervalSec: 60, count: 1_440 });
    const { id } = await dayOf(own.id, day);
    const read = async (token?: string) =>
      (await server.call('selectFormerDays.heartRate.open', { id }, token === undefined ? {} : { token })).body;
    const [version] = (await read()).data as unknown as FormerDay[];
    expect(version).toMatchObject({ id: 1, reason: '传感器校准', by: 'device', byName: null, events: null });
    expect(version?.series).toEqual(JSON.parse(String(kept?.series)));
    const elsewhere = { dataScope: 'region', regionCodes: ['330100'] } as const;
    const { token } = await server.signInAs({ extraGrants: ['select*.*.open'], ...elsewhere });
    expect((await read(token)).message).toBe(
      (await server.call('selectFormerDays.heartRate.open', { id: 999_999 })).body.message,
    );
    await send({ body: { days: [part], replace: true, reason: '再次校准' } }, own);
    // The first is older than ninety days, the second exactly that old.
    for (const [recordVersion, age] of [
      [1, 90 * DAY_MS + 1],
      [2, 90 * DAY_MS],
    ] as const) {
      await server.database.write((transaction) =>
        transaction
          .updateTable('formerDay')
          .set({ time: server.clock.now - age })
          .where('deviceId', '=', own.id)
          .where('recordVersion', '=', recordVersion)
          .execute(),
      );
    }
    await server.app.jobs.runDue();
    expect(await former(own.id)).toMatchObject([{ recordVersion: 2, reason: '再次校准' }]);
  });

  describe('from a wrong clock', () => {
    const minutes = (count: number, rate = 70) => new Array<number>(count).fill(rate);

    it('with a day of 25 hours are refused with that reason, and store nothing', async () => {
      const { device: own } = await worn(server, 'ECG_PATCH');
      const { body } = await send({ body: { days: [heartRates('2026-03-06', 0, minutes(1_500))] } }, own);
      expect([body.code, body.codes]).toEqual(['badData', { 'days.0.count': 'gridOutside' }]);
      expect(await dayOf(own.id, '2026-03-06')).toBeNull();
    });

    it('with a day of 23 hours are stored with the missing hour', async () => {
      const { device: own } = await worn(server, 'ECG_PATCH');
      const day = '2026-03-06';
      await send({ body: { days: [heartRates(day, 0, minutes(1_380))] } }, own);
      expect(await dayOf(own.id, day)).toMatchObject({ wearMinutes: 1_380, coveragePct: 95.8 });
    });

    it('with a clock that jumped back send another hour for the same time: it wins, the first is kept, and both are reported', async () => {
      const { device: own } = await worn(server, 'ECG_PATCH');
      const day = '2026-03-06';
      await send({ body: { days: [heartRates(day, 600, minutes(60, 70))] } }, own);
      const answer = await send({ body: { days: [heartRates(day, 540, minutes(120, 80))] } }, own);
      expect(answer.body.data).toEqual({ days: [{ date: day, isNew: false, overwritten: 60 }] });
      expect(server.logged.some((line) => line.includes('"overwritten":60'))).toBe(true);
      expect(await former(own.id)).toMatchObject([{ date: day, reason: 'overwritten' }]);
      // A slightly changed mean does not count as another hour.
      const again = await send({ body: { days: [heartRates(day, 540, [81, 82])] } }, own);
      expect(again.body.data).toEqual({ days: [{ date: day, isNew: false }] });
    });

    it('with a clock that jumped ahead are reported, and store nothing of the future', async () => {
      const { device: own } = await worn(server, 'ECG_PATCH');
      const ahead = Math.floor((server.clock.now - dayStart(dayAt(server.clock.now))) / MINUTE_MS) + 10;
      const today = dayAt(server.clock.now);
      const { body } = await send({ body: { days: [heartRates(today, ahead, [70])] } }, own);
      expect([body.code, body.codes]).toEqual(['badData', { 'days.0': 'timeInFuture' }]);
      expect(body.errors?.['days.0']).toBe('不能晚于现在');
      expect(await dayOf(own.id, today)).toBeNull();
    });
  });

  it('store late days, and several at once in any order', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const days = ['2026-03-07', '2025-06-01', '2026-03-06'].map((date) => heartRates(date, 600, [70]));
    const { body } = await send({ body: { days } }, own);
    expect(body.data?.days.map(({ date }) => date).sort()).toEqual(['2025-06-01', '2026-03-06', '2026-03-07']);
  });

  it('assign a day on which the device changed hands to the wearer with most samples', async () => {
    const first = await added(server, 'deviceUser', await wearerInput(server));
    const second = await added(server, 'deviceUser', await wearerInput(server));
    const before = server.clock.now;
    const own = await registered(server, { type: 'ECG_PATCH', deviceUserId: first.id });
    server.clock.now = at('10:00');
    await server.call('unbindDevice.device.open', { id: own.id });
    server.clock.now = at('11:00');
    await server.call('bindDevice.device.open', { id: own.id, deviceUserId: second.id });
    server.clock.now = at('18:00');
    const hours = (from: number, count: number) => heartRates(TODAY, from * 60, new Array(count * 60).fill(70));
    await send({ body: { days: [hours(8, 2)] } }, own);
    expect((await dayOf(own.id, TODAY)).deviceUserId).toBe(first.id);
    await send({ body: { days: [hours(12, 5)] } }, own);
    expect((await dayOf(own.id, TODAY)).deviceUserId).toBe(second.id);
    server.clock.now = before;
  });

  it('update the state of the device', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    expect(await shown(own.id)).toMatchObject({ onlineStatus: 'never', activateTime: null });
    const state = { battery: 81, signalDbm: -60, wearing: true, firmware: '2.0.1' };
    await send({ body: { days: [heartRates(TODAY, 420, [70, 71, null])], ...state } }, own);
    expect(await shown(own.id)).toMatchObject({
      ...state,
      onlineStatus: 'online',
      lastSeenTime: '2026-03-10T08:00:00.000+08:00',
      lastDataTime: '2026-03-10T07:01:00.000+08:00',
      activateTime: '2026-03-10T08:00:00.000+08:00',
      version: 1,
    });
    await send({ body: { days: [heartRates(YESTERDAY, 420, [70])], battery: 80 } }, own);
    expect(await shown(own.id)).toMatchObject({
      battery: 80,
      wearing: true,
      lastDataTime: '2026-03-10T07:01:00.000+08:00',
    });
    expect((await dayOf(own.id, TODAY)).firmware).toBe('2.0.1');
  });

  it.each<[string, Partial<SentUpload>, number, string, string]>([
    ['no serial number', { headers: { [uploadHeaders.sn]: null } }, 401, 'badHeaders', 'badHeaders'],
    ['a nonce that is too short', { nonce: 'short' }, 401, 'badHeaders', 'badHeaders'],
    ['no signature', { headers: { [uploadHeaders.signature]: '' } }, 401, 'badHeaders', 'badHeaders'],
    ['a clock five minutes slow', { time: at('08:00') - 5 * MINUTE - 1_000 }, 401, 'badClock', 'badClock'],
    ['a clock five minutes fast', { time: at('08:00') + 5 * MINUTE + 1_000 }, 401, 'badClock', 'badClock'],
    ['an unknown serial number', { headers: { [uploadHeaders.sn]: 'NOBODY-1' } }, 401, 'notAuthentic', 'unknownDevice'],
    [
      'another signature',
      { headers: { [uploadHeaders.signature]: 'a'.repeat(64) } },
      401,
      'notAuthentic',
      'badSignature',
    ],
    ['the address of another kind', { path: '/api/upload.hrv.open' }, 401, 'notAuthentic', 'badSignature'],
    ['a query that was not signed', { path: '/api/upload.heartRate.open?x=1' }, 401, 'notAuthentic', 'badSignature'],
    ['no JSON', { body: '{"days": [NaN]}' }, 400, 'badBody', 'badBody'],
    ['a list', { body: '[]' }, 400, 'badBody', 'badBody'],
    ['nothing', { body: '' }, 400, 'badBody', 'badBody'],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 400, 'badBody', 'badBody'],
    ['a kind its type does not measure', { kind: 'bloodPressure' }, 403, 'kindNotMeasured', 'kindNotMeasured'],
    ['more than ten megabytes', { body: ' '.repeat(UPLOAD_BODY_BYTES + 1) }, 413, 'tooLarge', 'tooLarge'],
  ])('with %s are refused, counted, and leave nothing', async (_what, sent, http, told, code) => {
    const known = code !== 'badHeaders' && code !== 'badClock' && code !== 'unknownDevice' ? device.id : null;
    const before = await stored();
    const counted = await refusals(known, code);
    const answer = await send(sent);
    expect(answer).toMatchObject({ http, body: { status: http, code: told, message: expect.any(String) } });
    expect(await stored()).toEqual(before);
    expect(await refusals(known, code)).toBe(counted + 1);
  });

  it.each<[string, Partial<SentUpload>]>([
    ['a body', {}],
    ['no body', { body: '' }],
    ['another content type', { headers: { 'content-type': 'text/plain' } }],
    ['too long a body', { body: ' '.repeat(UPLOAD_BODY_BYTES + 1) }],
  ])('with %s and an unknown serial number are answered like a known one with a wrong key', async (_what, sent) => {
    const secret = Buffer.alloc(32, 7).toString('base64url');
    const told = async (sn: string) => {
      const { http, body, headers } = await send(sent, { ...device, sn, secret });
      return { http, body, headers: { ...headers, date: undefined } };
    };
    expect(await told('NOBODY-0001')).toEqual(await told(device.sn));
  });

  it.each([5 * MINUTE, -5 * MINUTE])('are accepted from a clock that is off by %i ms', async (off) => {
    expect((await send({ time: at('08:00') + off })).body.status).toBe(8000);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['no days', {}, { days: '不能为空' }],
    ['no day', { days: [] }, { days: '不能为空' }],
    ['a day that is none', { days: [heartRates('2026-02-30', 1, [70])] }, { 'days.0.date': '不是有效的日期' }],
    ['tomorrow', { days: [heartRates('2026-03-11', 1, [70])] }, { 'days.0.date': '不能晚于今天' }],
    ['a day of long ago', { days: [heartRates('2025-03-08', 1, [70])] }, { 'days.0.date': '只接收近 366 天的数据' }],
    ['a minute to come', { days: [heartRates(TODAY, 8 * 60 + 6, [70])] }, { 'days.0': '不能晚于现在' }],
    ['nothing in a day', { days: [{ date: YESTERDAY }] }, { 'days.0': '没有数据' }],
    ['nothing measured', { days: [heartRates(YESTERDAY, 1, [null, null])] }, { 'days.0': '没有数据' }],
    [
      'a rate that is a text',
      { days: [{ ...heartRates(YESTERDAY, 1, [70]), channels: { mean: ['NaN'] } }] },
      { 'days.0.channels.mean.0': '应为数字' },
    ],
    [
      'a truncated series',
      { days: [{ ...heartRates(YESTERDAY, 1, [70, 71]), count: 3 }] },
      { 'days.0.channels.mean': '应有 3 个数值，实际 2 个' },
    ],
    [
      'a count that is none',
      { days: [{ ...heartRates(YESTERDAY, 1, [70]), count: 1.5 }] },
      { 'days.0.count': '应为整数' },
    ],
    [
      'an interval of its own',
      { days: [{ ...heartRates(YESTERDAY, 1, [70]), intervalSec: 59 }] },
      { 'days.0.intervalSec': '间隔须为 60 / 300 秒' },
    ],
    [
      'a start between two steps',
      { days: [{ ...heartRates(YESTERDAY, 1, [70]), startSec: 61 }] },
      { 'days.0.startSec': '须与每 60 秒的刻度对齐' },
    ],
    [
      'samples beyond the day',
      { days: [heartRates(YESTERDAY, 1_439, [70, 70])] },
      { 'days.0.count': '超出这一天的时间范围' },
    ],
  ])('with %s are refused with the location of the error, and leave nothing', async (_what, body, errors) => {
    const before = await stored();
    const counted = await refusals(device.id, 'badData');
    const answer = await send({ body });
    expect(answer).toMatchObject({ http: 200, body: { status: 4000, code: 'badData' } });
    expect(answer.body.errors).toEqual(errors);
    expect(Object.keys(answer.body.codes ?? {})).toEqual(Object.keys(errors));
    expect(await stored()).toEqual(before);
    expect(await refusals(device.id, 'badData')).toBe(counted + 1);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['a field nobody knows', { days: [heartRates('2026-02-01', 1, [70])], mood: 1 }, { mood: 'unknownField' }],
    ['a battery above 100', { days: [heartRates('2026-02-01', 1, [70])], battery: 101 }, { battery: 'tooLarge' }],
    [
      'a day twice',
      { days: [heartRates('2026-02-01', 1, [70]), heartRates('2026-02-01', 9, [90])] },
      { 'days.1.date': 'dayTwice' },
    ],
    [
      'a text among rates',
      { days: [{ ...heartRates('2026-02-01', 1, [70, 71]), channels: { mean: ['NaN', 70] } }] },
      { 'days.0.channels.mean.0': 'notNumber' },
    ],
    [
      'a channel nobody knows',
      { days: [{ ...heartRates('2026-02-01', 1, [70]), channels: { mean: [70], __proto: [1] } }] },
      { 'days.0.channels.__proto': 'unknownField' },
    ],
    [
      'a day off the grid beside a right one',
      { days: [heartRates('2026-02-01', 1, [70]), { ...heartRates('2026-02-02', 1, [70]), startSec: 61 }] },
      { 'days.1.startSec': 'gridOff' },
    ],
    [
      'a day that is none beside a right one',
      { days: [heartRates('2026-02-01', 1, [70]), heartRates('2026-02-30', 1, [70])] },
      { 'days.1.date': 'notDate' },
    ],
    [
      'a minute to come after those that have been',
      { days: [heartRates('2026-02-01', 1, [70]), heartRates(TODAY, 8 * 60 + 5, [70, 71, 72])] },
      { 'days.1.channels.mean.1': 'timeInFuture', 'days.1.channels.mean.2': 'timeInFuture' },
    ],
  ])('with %s are stored without it, and the response lists what was dropped', async (_what, body, codes) => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const answer = await send({ body }, own);
    expect(answer.body).toMatchObject({ status: 8000, data: { notKept: { count: Object.keys(codes).length, codes } } });
    expect(await dayOf(own.id, '2026-02-01')).toMatchObject({ min: 70, max: 70 });
    expect(await refusals(own.id, 'badData')).toBe(1);
  });

  it('with an unusable part are refused completely when they correct stored data', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    await send({ body: { days: [heartRates(YESTERDAY, 1, [70, 71])] } }, own);
    const days = [{ ...heartRates(YESTERDAY, 1, [80, 81]), channels: { mean: ['NaN', 81] } }];
    const { body } = await send({ body: { days, replace: true, reason: '传感器校准' } }, own);
    expect(body).toMatchObject({ status: 4000, code: 'badData', codes: { 'days.0.channels.mean.0': 'notNumber' } });
    expect(await dayOf(own.id, YESTERDAY)).toMatchObject({ min: 70, max: 71 });
  });

  it('list the first fifty dropped parts, and count them all', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const mean = [...new Array<string>(100).fill('?'), 70];
    const { body } = await send(
      { body: { days: [{ ...heartRates(YESTERDAY, 0, []), count: 101, channels: { mean } }] } },
      own,
    );
    const { count, codes } = (body.data as unknown as { notKept: { count: number; codes: object } }).notKept;
    expect([count, Object.keys(codes).length]).toEqual([100, 50]);
  });

  it('keep 599 good minutes beside one of 15/min, mark it, exclude it from the figures and raise the alert', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    await wornForLong(own.id);
    const rates = new Array<number>(600).fill(70);
    rates[300] = 15;
    const { body } = await send({ body: { days: [heartRates(YESTERDAY, 0, rates)] } }, own);
    expect(body).toMatchObject({ status: 8000, data: { days: [{ date: YESTERDAY, implausible: 1 }] } });
    expect(body.data).not.toHaveProperty('notKept');
    const day = await dayOf(own.id, YESTERDAY);
    expect(day).toMatchObject({ min: 70, avg: 70, wearMinutes: 599, alertLevel: 'critical' });
    expect(day.alerts).toContainEqual({
      code: 'heartRateImplausible',
      level: 'critical',
      fromSec: 18_000,
      toSec: 18_060,
      value: 15,
      limit: 20,
    });
    expect((day.series as { beside?: unknown }).beside).toEqual({ mean: [[300, 15]] });
    // The same again changes nothing, and a valid value replaces it.
    await send({ body: { days: [heartRates(YESTERDAY, 0, rates)] } }, own);
    expect((await dayOf(own.id, YESTERDAY)).series).toEqual(day.series);
    await send({ body: { days: [heartRates(YESTERDAY, 300, [72])] } }, own);
    expect(await dayOf(own.id, YESTERDAY)).toMatchObject({ max: 72, wearMinutes: 600, alertLevel: 'none', alerts: [] });
  });

  it('store an implausible blood pressure, mark it and count it nowhere', async () => {
    const { device: monitor } = await worn(server, 'BP_MONITOR');
    await wornForLong(monitor.id);
    const events = [
      { sec: 28_800, sys: 120, dia: 111 },
      { sec: 28_860, sys: 301, dia: 80 },
      { sec: 28_920, sys: 130, dia: 80, pulse: 255 },
      { sec: 28_980, sys: 'high', dia: 80 },
    ];
    const { body } = await send({ kind: 'bloodPressure', body: { days: [{ date: YESTERDAY, events }] } }, monitor);
    expect(body.data).toMatchObject({
      days: [{ implausible: 3 }],
      notKept: { count: 1, codes: { 'days.0.events.3.sys': 'notInteger' } },
    });
    const day = await dayOf(monitor.id, YESTERDAY, 'bloodPressure');
    expect(day).toMatchObject({ count: 1, avgSys: 130, avgDia: 80, alertLevel: 'critical' });
    expect(day.events).toMatchObject([
      { sys: 120, dia: 111, implausible: ['sys', 'dia'] },
      { sys: 301, implausible: ['sys'] },
      { sys: 130, pulse: 255, implausible: ['pulse'] },
    ]);
    expect((day.alerts as { code: string }[]).map(({ code }) => code)).toEqual([
      'pressureImplausible',
      'pressureImplausible',
    ]);
  });

  it('accept the night that has begun', async () => {
    const before = server.clock.now;
    server.clock.now = at('23:00');
    const night = { date: '2026-03-11', startSec: -2 * 3_600, intervalSec: 60, count: 30 };
    const { body } = await send({
      kind: 'sleepStatus',
      body: { days: [{ ...night, channels: { stage: new Array(30).fill(1) } }] },
    });
    expect(body.errors).toBeUndefined();
    expect(body.status).toBe(8000);
    server.clock.now = before;
  });

  it('accept sleep by day until 18:00, and nothing later', async () => {
    const { device: mat } = await worn(server, 'ECG_PATCH');
    const nap = { date: YESTERDAY, startSec: 12 * 3_600, intervalSec: 60, count: 360 };
    const { body } = await send({
      kind: 'sleepStatus',
      body: { days: [{ ...nap, channels: { stage: new Array(360).fill(1) } }] },
    });
    expect(body.status).toBe(8000);
    expect(await dayOf(device.id, YESTERDAY, 'sleepStatus')).toMatchObject({ asleepMin: expect.any(Number) });
    const late = { ...nap, count: 361, channels: { stage: new Array(361).fill(1) } };
    expect((await send({ kind: 'sleepStatus', body: { days: [late] } }, mat)).body.codes).toEqual({
      'days.0.count': 'gridOutside',
    });
  });

  it.each([
    ['deviceLost', ['reportLost']],
    ['deviceRetired', ['reportLost', 'retireDevice']],
  ])('of a device are refused: %s', async (code, moves) => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    for (const move of moves) await server.call(`${move}.device.open`, { id: own.id, reason: '找不到了' });
    const before = await stored();
    expect(await send({}, own)).toMatchObject({ http: 403, body: { status: 403, code } });
    expect(await stored()).toEqual(before);
    expect(await refusals(own.id, code)).toBe(1);
  });

  it('of a device with a new key are refused when signed with the old one', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    const { body } = await server.call('rotateSecret.device.open', { id: own.id, reason: '密钥可能泄露' });
    const { secret } = body.data as { secret: string };
    expect((await send({}, own)).body.code).toBe('notAuthentic');
    expect((await send({}, { ...own, secret })).body.status).toBe(8000);
  });

  it('are accepted once, in whatever process they arrive', async () => {
    const other = await testApp(open, {
      database: server.database,
      clock: server.clock,
      env: { DATA_DIR: server.folder },
    });
    const { device: own } = await worn(server, 'ECG_PATCH');
    const sent: SentUpload = {
      kind: 'heartRate',
      body: { days: [heartRates(YESTERDAY, 600, [70])] },
      nonce: 'the-same-nonce-again',
    };
    const answers = await Promise.all([upload(server, own, sent), upload(other, own, sent)]);
    expect(answers.map(({ body }) => body.code ?? body.status).sort()).toEqual([8000, 'replayed']);
    const before = await stored();
    expect(await upload(other, own, sent)).toMatchObject({ http: 401, body: { code: 'replayed' } });
    expect(await stored()).toEqual(before);
    const another = await worn(server, 'ECG_PATCH');
    expect((await upload(other, another.device, sent)).body.status).toBe(8000);
    await other.app.close();
  });

  it('have their nonces deleted once their time alone refuses them', async () => {
    const nonce = 'soon-to-be-forgotten';
    await send({ nonce });
    const { now } = server.clock;
    const isKnown = async () =>
      (await server.database.read.selectFrom('deviceNonce').select('nonce').where('nonce', '=', nonce).execute())
        .length > 0;
    server.clock.now = now + 5 * MINUTE;
    await server.app.jobs.runDue();
    expect(await isKnown()).toBe(true);
    server.clock.now = now + 20 * MINUTE;
    await server.app.jobs.runDue();
    expect(await isKnown()).toBe(false);
    server.clock.now = now;
  });

  it('are summarized when refused: one row for a device, a reason and an hour', async () => {
    const { device: own } = await worn(server, 'ECG_PATCH');
    for (let index = 0; index < 5; index += 1) await send({ body: '' }, own);
    await server.app.refusalCounts.flush();
    await send({ body: '' }, own);
    await server.app.refusalCounts.flush();
    const { body } = await server.call('selectBySelectivePagination.deviceRefusal.open', { deviceId: own.id });
    expect(body).toMatchObject({
      dataCount: 1,
      data: [{ code: 'badBody', count: 6, hour: '2026-03-10T08:00:00.000+08:00', ip: '127.0.0.1' }],
    });
  });

  it('are counted at /metrics', async () => {
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/device_uploads_total\{kind="heartRate"\} [1-9]/);
    expect(body).toMatch(/device_upload_refusals_total\{code="badData"\} [1-9]/);
  });

  it('do not affect file uploads of the console', async () => {
    expect((await uploaded(server)).fileId).toEqual(expect.any(String));
    expect((await server.call('upload.nothing.open', {})).http).toBe(404);
    expect((await server.app.inject('/api/upload.heartRate.open')).statusCode).toBe(404);
  });
});

describeOnBothDatabases('uploads of one device', (open) => {
  it('are refused when they are too frequent, until the minute is over', async () => {
    const server = await testApp(open, { clock: { now: at('08:00') }, env: { DEVICE_RATE: '3' } });
    const [{ device: fast }, { device: slow }] = [await worn(server), await worn(server)];
    const one = (by: Registered) =>
      upload(server, by, { kind: 'heartRate', body: { days: [heartRates(YESTERDAY, 600, [70])] } });
    for (let index = 0; index < 3; index += 1) expect((await one(fast)).body.status).toBe(8000);
    const refused = await one(fast);
    expect(refused).toMatchObject({
      http: 429,
      body: { status: 429, code: 'tooFast', message: '操作过于频繁，请稍后再试' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await one(slow)).body.status).toBe(8000);
    // Other devices do not affect the limit of a device.
    const forged = { headers: { [uploadHeaders.signature]: 'b'.repeat(64) } };
    for (let index = 0; index < 4; index += 1) {
      await upload(server, slow, { kind: 'heartRate', body: {}, ...forged });
    }
    expect((await one(slow)).body.status).toBe(8000);
  });
});
