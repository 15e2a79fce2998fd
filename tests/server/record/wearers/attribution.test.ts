import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS, toIsoMoment } from '../../../../contract/moment';
import type { UnassignedPeriod } from '../../../../src/plugins/device/entities/wearers/deviceBinding';
import type { WardAlert, WearerAlert } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import type { DayContext } from '../../../../src/plugins/record/entities/dayContext';
import { heartRateRecord } from '../../../../src/plugins/record/entities/kinds/heartRate';
import type { PackedSeries } from '../../../../src/plugins/record/entities/series';
import { unpackSeries } from '../../../../src/plugins/record/server/days/encodeDay';
import { passedDoctor } from '../../builders/people';
import { generated, type ReportRow } from '../../builders/reports';
import { type TestApp, testApp } from '../../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../../builders/wornDevices';
import { describeOnBothDatabases } from '../../support/testDatabase';

const TODAY = '2026-03-12';
const NOW = dayStart(TODAY) + 20 * HOUR_MS;
const at = (hours: number, date = TODAY) => toIsoMoment(dayStart(date) + hours * HOUR_MS);
const time = (hours: number, date = TODAY) => dayStart(date) + hours * HOUR_MS;

interface Row extends Record<string, unknown> {
  id: number;
  deviceUserId: number | null;
  series: PackedSeries;
}

interface Binding {
  deviceUserId: number;
  from: number;
  to: number | null;
}

/** 38 a minute for twenty minutes starting at one o’clock, which is critical; otherwise 70. */
const slowAt = (hour: number) => (minute: number) => (minute >= hour * 60 && minute < hour * 60 + 20 ? 38 : 70);

describeOnBothDatabases('samples of a device', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  let other: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
  });
  beforeEach(async () => {
    worn = await wornDevice(server);
    other = await wornDevice(server, { type: 'OXIMETER' });
  });
  /** The wearer of the device, instead of the bound one. */
  const bind = (...bindings: Binding[]) =>
    server.database.write(async (transaction) => {
      await transaction.deleteFrom('deviceBinding').where('deviceId', '=', worn.deviceId).execute();
      for (const { deviceUserId, from, to } of bindings) {
        await transaction
          .insertInto('deviceBinding')
          .values({
            deviceId: worn.deviceId,
            deviceUserId,
            bindTime: from,
            unbindTime: to,
            status: 'recorded',
            createTime: from,
            updateTime: from,
            createBy: 'system',
            updateBy: 'system',
            version: 1,
          })
          .execute();
      }
    });
  const call = async (name: string, params: object, options?: { token: string }) =>
    (await server.call(name, { ...params }, options)).body;
  const rowsOf = async () =>
    (await call('selectByDeviceId.heartRate.open', { deviceId: worn.deviceId })).data as unknown as Row[];
  const dayOf = async (deviceUserId?: number) =>
    (await call('selectByDeviceIdAndDate.heartRate.open', { deviceId: worn.deviceId, date: TODAY, deviceUserId }))
      .data as unknown as Row;
  const hoursOf = (row: Row) => {
    const { mean = [] } = unpackSeries(heartRateRecord.layout, row.series).channels;
    const known = mean.flatMap((sample, minute) => (sample === null ? [] : [minute]));
    return [(known[0] ?? 0) / 60, ((known.at(-1) ?? -1) + 1) / 60];
  };
  const bindings = async () =>
    (await call('selectBySelectivePagination.deviceBinding.open', { deviceId: worn.deviceId })).data as unknown as {
      id: number;
      deviceUserId: number;
      status: string;
    }[];
  const stateOf = async ({ deviceUserId }: WornDevice) =>
    (
      (await call('selectBySelectivePagination.wearerAlert.open', { deviceUserId })).data as unknown as WearerAlert[]
    )[0];
  const onWard = async ({ deviceUserId }: WornDevice) =>
    ((await call('selectWard.wearerAlert.open', {})).data as unknown as WardAlert[]).find(
      (patient) => patient.deviceUserId === deviceUserId,
    );
  const unassigned = async () =>
    (await call('selectUnassigned.deviceBinding.open', { deviceId: worn.deviceId }))
      .data as unknown as UnassignedPeriod[];
  const rebound = () =>
    bind(
      { deviceUserId: worn.deviceUserId, from: 0, to: time(8) },
      { deviceUserId: other.deviceUserId, from: time(9), to: null },
    );

  it('are split for a day with two wearers into a record each, with separate figures and alerts, and an unassigned one', async () => {
    await rebound();
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 600 ? slowAt(2)(minute) : 90))]);
    const rows = await rowsOf();
    expect(rows.map(({ deviceUserId }) => deviceUserId).sort()).toEqual(
      [worn.deviceUserId, other.deviceUserId, null].sort(),
    );
    const first = await dayOf(worn.deviceUserId);
    expect(first).toMatchObject({ deviceUserId: worn.deviceUserId, min: 38, max: 70, wearMinutes: 480 });
    expect(first).toMatchObject({ alertLevel: 'critical', elderlyId: worn.elderlyId });
    const second = await dayOf(other.deviceUserId);
    expect(second).toMatchObject({
      min: 70,
      max: 90,
      alertLevel: 'none',
      wearMinutes: 900,
      elderlyId: other.elderlyId,
    });
    expect([hoursOf(first), hoursOf(second)]).toEqual([
      [0, 8],
      [9, 24],
    ]);
    // The record with most samples, when no wearer is named.
    expect((await dayOf()).deviceUserId).toBe(other.deviceUserId);
    const context = (await call('selectDayContext.heartRate.open', { deviceId: worn.deviceId, date: TODAY }))
      .data as unknown as DayContext;
    expect(context.days.map(({ deviceUserId }) => deviceUserId)).toEqual([other.deviceUserId]);
    expect(context.others.map(({ deviceUserId }) => deviceUserId)).toEqual([worn.deviceUserId, null]);
    expect(await onWard(worn)).toMatchObject({ alertLevel: 'critical' });
    expect(await onWard(other)).toBeUndefined();
  });

  it('are split when they arrive late, part by part, and do not change the other part', async () => {
    await rebound();
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 300 ? 70 : null))]);
    const before = await dayOf(worn.deviceUserId);
    const rows = await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute >= 600 ? 80 : null))]);
    expect(rows).toMatchObject([{ deviceUserId: other.deviceUserId, isNew: true }]);
    expect(await dayOf(worn.deviceUserId)).toEqual(before);
    // What contains both, sent twice, is stored once.
    const whole = heartRates(TODAY, () => 75);
    await stored(server, worn.deviceId, [whole]);
    await stored(server, worn.deviceId, [whole]);
    expect(await rowsOf()).toHaveLength(3);
    expect(hoursOf(await dayOf(worn.deviceUserId))).toEqual([0, 8]);
  });

  it('are kept with the device before, between and after bindings, without an alert', async () => {
    await bind(
      { deviceUserId: worn.deviceUserId, from: time(4), to: time(6) },
      { deviceUserId: other.deviceUserId, from: time(8), to: time(10) },
    );
    const slow = [1, 7, 12].map(slowAt);
    await stored(server, worn.deviceId, [
      heartRates(TODAY, (minute) => (minute >= 1_200 ? null : Math.min(...slow.map((rateAt) => rateAt(minute))))),
    ]);
    expect([await onWard(worn), await onWard(other)]).toEqual([undefined, undefined]);
    const nobody = (await rowsOf()).find(({ deviceUserId }) => deviceUserId === null);
    expect(nobody).toMatchObject({ alertLevel: 'none', alerts: [], elderlyId: null, wearMinutes: 960 });
    expect((await unassigned()).map(({ fromTime, toTime, kinds }) => [fromTime, toTime, kinds])).toEqual([
      [at(10), at(20), ['heartRate']],
      [at(6), at(8), ['heartRate']],
      [at(0), at(4), ['heartRate']],
    ]);
  });

  it('are assigned by hand when unassigned, raise their alerts immediately, and can be released with a note', async () => {
    await bind({ deviceUserId: other.deviceUserId, from: time(5), to: null });
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 1_200 ? slowAt(3)(minute) : null))]);
    const [stretch] = await unassigned();
    expect(stretch).toMatchObject({ fromTime: at(0), toTime: at(5), samples: 300 });
    const { id: _id, ...given } = {
      id: 0,
      deviceId: worn.deviceId,
      deviceUserId: worn.deviceUserId,
      bindTime: stretch?.fromTime,
      unbindTime: stretch?.toTime,
    };
    const refused = await call('insert.deviceBinding.open', given);
    expect(refused.errors).toHaveProperty('reason');
    const assigned = await call('insert.deviceBinding.open', { ...given, reason: '家属确认是王老伯佩戴' });
    expect(assigned).toMatchObject({ status: 8000, data: { status: 'assigned' } });
    expect(await unassigned()).toEqual([]);
    expect(await dayOf(worn.deviceUserId)).toMatchObject({ alertLevel: 'critical', min: 38, wearMinutes: 300 });
    expect(await onWard(worn)).toMatchObject({ alertLevel: 'critical' });
    const log = (await call('selectBySelectivePagination.log.open', { entity: 'deviceBinding', operation: 'insert' }))
      .data as unknown as { reason: string }[];
    expect(log[0]?.reason).toBe('家属确认是王老伯佩戴');

    const { id } = assigned.data as unknown as { id: number };
    const undone = await call('withdrawAssignment.deviceBinding.open', { id, reason: '弄错了' });
    expect(undone).toMatchObject({ status: 8000, data: { status: 'withdrawn' } });
    expect((await unassigned()).map(({ toTime }) => toTime)).toEqual([at(5)]);
    expect(await onWard(worn)).toBeUndefined();
    expect(await stateOf(worn)).toMatchObject({
      status: 'closed',
      outcome: 'withdrawn',
      closedById: null,
      withdrawn: [{ kind: 'heartRate', code: 'heartRateLow', level: 'critical', reason: 'notTheirs', fromTime: at(3) }],
    });
    // Nothing is lost by it.
    expect((await call('insert.deviceBinding.open', { ...given, reason: '再次确认' })).status).toBe(8000);
    expect(await onWard(worn)).toMatchObject({ alertLevel: 'critical' });
    expect(await stateOf(worn)).toMatchObject({ status: 'open', withdrawn: [{ reason: 'notTheirs' }] });
  });

  it('move with their alerts immediately when a binding is corrected', async () => {
    await rebound();
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 1_200 ? slowAt(10)(minute) : null))]);
    expect(await onWard(other)).toMatchObject({ alertLevel: 'critical' });
    const [mine, theirs] = [worn, other].map(({ deviceUserId }) => deviceUserId);
    const found = await bindings();
    const idOf = (deviceUserId: unknown) => found.find((row) => row.deviceUserId === deviceUserId)?.id;
    const overlapping = { id: idOf(mine), bindTime: at(0, '2026-01-01'), unbindTime: at(12), reason: '交接时间记错' };
    const refused = await call('correctBinding.deviceBinding.open', overlapping);
    expect(refused.errors).toEqual({ bindTime: '与该设备的另一段使用时间重叠' });
    const later = { id: idOf(theirs), bindTime: at(12), reason: '交接时间记错' };
    expect((await call('correctBinding.deviceBinding.open', later)).status).toBe(8000);
    expect((await call('correctBinding.deviceBinding.open', overlapping)).status).toBe(8000);
    expect(hoursOf(await dayOf(mine))).toEqual([0, 12]);
    expect(hoursOf(await dayOf(theirs))).toEqual([12, 20]);
    expect(await onWard(worn)).toMatchObject({ alertLevel: 'critical' });
    expect(await onWard(other)).toBeUndefined();
    expect(await stateOf(other)).toMatchObject({ outcome: 'withdrawn', withdrawn: [{ reason: 'notTheirs' }] });
    expect(await unassigned()).toEqual([]);
  });

  describe('in reports of a device whose binding is corrected', () => {
    const REASON = '交接时间记错';
    const tachycardia = {
      // Not overdue yet.
      reportTime: at(19.9),
      periodStart: at(10),
      periodEnd: at(10.05),
      durationSec: 180,
      rhythm: 'VT',
      hrAvg: 158,
      hrMax: 160,
    };
    const made = async (changes: object = {}) => {
      await rebound();
      const { deviceId } = worn;
      return generated(server, { deviceId, deviceUserId: other.deviceUserId, ...tachycardia, ...changes });
    };
    const correct = async (deviceUserId: number, bindTime: string, unbindTime?: string) => {
      const id = (await bindings()).find((row) => row.deviceUserId === deviceUserId)?.id;
      const given = { id, bindTime, unbindTime, reason: REASON };
      expect(await call('correctBinding.deviceBinding.open', given)).toMatchObject({ status: 8000 });
    };
    /** What was measured at ten belongs to the first wearer. */
    const giveToFirst = async () => {
      await correct(other.deviceUserId, at(12));
      await correct(worn.deviceUserId, at(0, '2026-01-01'), at(12));
    };
    const ecgs = async () =>
      (await call('selectBySelectivePagination.ecg.open', { deviceId: worn.deviceId, sort: 'id' }))
        .data as unknown as ReportRow[];
    const review = async (id: number) => {
      const { id: doctorId } = await passedDoctor(server);
      await call('submitReport.ecg.open', { id });
      await call('reviewReport.ecg.open', { id, doctorId, doctorConclusion: '室性心动过速' });
      return doctorId;
    };
    const messagesOf = async (doctorId: number) =>
      (await call('selectBySelectivePagination.outbox.open', { receiverId: doctorId })).data as unknown as {
        reason: string;
      }[];

    it('move with their alerts to the right wearer, and are withdrawn while unassigned', async () => {
      const { id } = await made();
      expect(await onWard(other)).toMatchObject({ urgent: true });
      await correct(other.deviceUserId, at(12));
      expect(await ecgs()).toMatchObject([
        { id, deviceUserId: other.deviceUserId, status: 'invalid', withdrawnFor: 'nobody', statusReason: REASON },
      ]);
      expect(await stateOf(other)).toMatchObject({
        outcome: 'withdrawn',
        withdrawn: [{ kind: 'ecg', code: 'ventricularRun', reason: 'notTheirs' }],
      });
      await correct(worn.deviceUserId, at(0, '2026-01-01'), at(12));
      expect(await ecgs()).toMatchObject([
        {
          id,
          deviceUserId: worn.deviceUserId,
          elderlyId: worn.elderlyId,
          status: 'pendingReview',
          withdrawnFor: null,
          statusReason: null,
        },
      ]);
      expect(await onWard(worn)).toMatchObject({ urgent: true, findings: [{ code: 'ventricularRun', recordId: id }] });
      expect(await onWard(other)).toBeUndefined();
    });

    it('are kept when a doctor has reviewed them: withdrawn, with a message to the doctor, and another one waits', async () => {
      const { id } = await made();
      const doctorId = await review(id);
      await giveToFirst();
      const [seen, fresh, ...more] = await ecgs();
      expect(more).toEqual([]);
      expect(seen).toMatchObject({
        id,
        deviceUserId: other.deviceUserId,
        doctorId,
        status: 'invalid',
        withdrawnFor: 'nobody',
        statusReason: REASON,
      });
      expect(fresh).toMatchObject({
        deviceUserId: worn.deviceUserId,
        elderlyId: worn.elderlyId,
        status: 'pendingReview',
        doctorId: null,
        reviewTime: null,
        rhythm: 'VT',
        periodStart: at(10),
      });
      expect(await messagesOf(doctorId)).toMatchObject([{ reason: 'reportWithdrawn' }]);
      expect(await onWard(worn)).toMatchObject({ findings: [{ recordId: fresh?.id }] });
      expect(await onWard(other)).toBeUndefined();
    });

    it('are kept when declared invalid, and when the wearer at their time is the same', async () => {
      const { id } = await made();
      await call('invalidateReport.ecg.open', { id, reason: '电极脱落' });
      const evening = { periodStart: at(18), periodEnd: at(18.05) };
      const later = await generated(server, {
        ...tachycardia,
        ...evening,
        deviceId: worn.deviceId,
        deviceUserId: other.deviceUserId,
      });
      await giveToFirst();
      expect(await ecgs()).toMatchObject([
        { id, status: 'invalid', withdrawnFor: null, statusReason: '电极脱落', deviceUserId: other.deviceUserId },
        { id: later.id, status: 'generated', deviceUserId: other.deviceUserId, version: 1 },
      ]);
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an end before its beginning', { bindTime: at(7), unbindTime: at(6) }, 'unbindTime'],
    ['what is to come', { bindTime: at(19), unbindTime: at(21) }, 'unbindTime'],
    ['no end', { bindTime: at(6), unbindTime: null }, 'unbindTime'],
    ['more than a month', { bindTime: at(0, '2025-12-01'), unbindTime: at(0, '2026-01-05') }, 'unbindTime'],
    ['the time of somebody else', { bindTime: at(4.5), unbindTime: at(6) }, 'bindTime'],
    ['a wearer there is not', { bindTime: at(1), unbindTime: at(2), deviceUserId: 999_999 }, 'deviceUserId'],
  ])('are not assigned by hand for %s', async (_, changes, field) => {
    await bind({ deviceUserId: other.deviceUserId, from: time(4), to: time(5) });
    const given = { deviceId: worn.deviceId, deviceUserId: worn.deviceUserId, reason: '家属确认' };
    const { status, errors } = await call('insert.deviceBinding.open', { ...given, ...changes });
    expect([status, Object.keys(errors ?? {})]).toEqual([4000, [field]]);
  });

  it('are shown and assigned only with the permission, within the data scope', async () => {
    await bind({ deviceUserId: other.deviceUserId, from: time(5), to: null });
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 1_200 ? 70 : null))]);
    const given = {
      deviceId: worn.deviceId,
      deviceUserId: worn.deviceUserId,
      bindTime: at(1),
      unbindTime: at(2),
      reason: '家属确认',
    };
    const reader = await server.signInAs({ extraGrants: ['select*.*.open'] });
    const as = async (name: string, params: object, { token }: { token: string }) =>
      server.call(name, { ...params }, { token });
    expect((await as('insert.deviceBinding.open', given, reader)).http).toBe(403);
    const elsewhere = await server.signInAs({
      extraGrants: ['select*.*.open', 'insert.deviceBinding.open'],
      dataScope: 'region',
      regionCodes: ['330100'],
    });
    const seen = await as('selectUnassigned.deviceBinding.open', { deviceId: worn.deviceId }, elsewhere);
    expect(seen.body.data).toEqual([]);
    expect((await as('insert.deviceBinding.open', given, elsewhere)).body.status).toBe(4000);
  });

  it('of days of an earlier version, whose record had one wearer, are split by a job', async () => {
    await bind({ deviceUserId: worn.deviceUserId, from: 0, to: null });
    await stored(server, worn.deviceId, [heartRates(TODAY, (minute) => (minute < 1_200 ? slowAt(2)(minute) : null))]);
    await rebound();
    // The state that the migration finds.
    await server.database.write((transaction) =>
      transaction.insertInto('attributionDue').values({ deviceId: worn.deviceId, date: TODAY, time: NOW }).execute(),
    );
    await server.app.jobs.runDue();
    expect(hoursOf(await dayOf(worn.deviceUserId))).toEqual([0, 8]);
    expect(hoursOf(await dayOf(other.deviceUserId))).toEqual([9, 20]);
    expect(await server.database.read.selectFrom('attributionDue').selectAll().execute()).toEqual([]);
  });
});
