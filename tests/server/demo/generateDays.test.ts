import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../contract/moment';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import type { Database } from '../../../server/db/database';
import type { WireRecord } from '../../../server/db/rows/recordCodec';
import { findAllRecords } from '../../../server/db/rows/repository';
import { loadDemoData } from '../../../server/demo';
import type { Demo } from '../../../server/demo/collectDemo';
import { demo } from '../../../server/demo/sections';
import { device } from '../../../src/plugins/device/entities/devices/device';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { deviceUser } from '../../../src/plugins/device/entities/wearers/deviceUser';
import { wearerAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import { records } from '../../../src/plugins/record/entities/records';
import type { PackedSeries } from '../../../src/plugins/record/entities/series';
import { readDays } from '../../../src/plugins/record/server/days/dayQueries';
import { decodeDay, unpackSeries } from '../../../src/plugins/record/server/days/encodeDay';
import { storeDays } from '../../../src/plugins/record/server/days/storeDays';
import { readPacketIndex } from '../../../src/plugins/record/server/packets/packetContents';
import { demoReports } from '../../../src/plugins/report/demo/demoReports';
import { askDemo, type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

// Large sizes with few people: the only difference is whether samples are stored.
const { sizes } = demo;
const few = {
  ...sizes.small,
  elderly: 40,
  user: 10,
  familyLink: 8,
  attendant: 8,
  serviceApplication: 20,
  returnVisit: 5,
  recordingCall: 0,
  device: 8,
  deviceUser: 8,
  ecg: 20,
  lorenz: 6,
  sleep: 70,
  recordDays: 34,
};
const setSizes = (changed: Demo['sizes']) => Object.assign(demo, { sizes: changed });
beforeAll(() => {
  const large = { ...few, storesSamples: false };
  setSizes({ small: { ...few, storesSamples: true }, medium: large, large });
});
// Other files share these modules.
afterAll(() => {
  setSizes(sizes);
});

const TODAY = '2026-02-28';
const NOW = dayStart(TODAY) + 10 * HOUR_MS;
const drawnSize = { size: 'medium', today: TODAY } as const;
const PATCH = 1;
const WATCH = 2;
const CUFF = 5;

/** Returns everything known of a kind except the samples, by device and day. */
async function aggregatesOf(database: Database, kind: (typeof recordKinds)[number]) {
  const found = await findAllRecords(database.read, records[kind].entity);
  return found
    .map(({ id: _id, series: _series, events: _events, ...rest }) => rest)
    .sort(
      (one, other) => Number(one.deviceId) - Number(other.deviceId) || (String(one.date) < String(other.date) ? -1 : 1),
    );
}

describeOnBothDatabases('generated demo days', (open) => {
  let drawn: TestApp;
  let whole: Database;
  beforeAll(async () => {
    whole = await open.started();
    await loadDemoData(whole, { size: 'small', today: TODAY });
    drawn = await testApp(open, { clock: { now: NOW } });
    await loadDemoData(drawn.database, drawnSize);
  }, scaledLimit(300_000));

  const dayOf = async (kind: string, deviceId: number, date: string) =>
    (await drawn.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId, date })).body.data as WireRecord | null;

  it.each(recordKinds)('of %s have the aggregates and alerts of stored ones, and no samples', async (kind) => {
    const all = await findAllRecords(drawn.database.read, records[kind].entity);
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter(({ series, events }) => series !== null || events !== null)).toEqual([]);
    expect(await aggregatesOf(drawn.database, kind)).toEqual(await aggregatesOf(whole, kind));
  });

  it.each(recordKinds)('of %s are read as if they had been stored', async (kind) => {
    const days = (await findAllRecords(whole.read, records[kind].entity)).filter((_, index) => index % 9 === 0);
    for (const { deviceId, date, series, events } of days) {
      expect(await dayOf(kind, Number(deviceId), String(date))).toMatchObject({ series, events });
    }
    const one = days[0] as WireRecord;
    const asked = { queries: drawn.database.read, ask: askDemo(drawn.database) };
    const [row] = await readDays(asked, kind, [{ deviceId: Number(one.deviceId), date: String(one.date) }]);
    const byId = await drawn.call(`selectById.${kind}.open`, { id: row?.id });
    const byIds = await drawn.call(`selectByIds.${kind}.open`, { ids: [row?.id] });
    for (const found of [byId.body.data as WireRecord, (byIds.body.data as WireRecord[])[0]]) {
      expect(found).toMatchObject({ series: one.series, events: one.events });
    }
  });

  it.each(recordKinds)('of %s have the aggregates that uploads of the same samples get', async (kind) => {
    const before = await aggregatesOf(whole, kind);
    const deviceId = Number(before[0]?.deviceId);
    const dates = before.filter((record) => record.deviceId === deviceId).map(({ date }) => String(date));
    const asked = { queries: drawn.database.read, ask: askDemo(drawn.database) };
    const wanted = dates.map((date) => ({ deviceId, date }));
    const days = await readDays(asked, kind, wanted);
    await whole.write((transaction) =>
      storeDays({
        transaction,
        ask: askDemo(whole),
        device: { id: deviceId, firmware: String(days[0]?.firmware) },
        days: days.map((day) => ({ kind, date: String(day.date), ...decodeDay(kind, day) })),
        source: 'demo',
        author: `device:${deviceId}`,
        now: NOW,
        replaces: 'day',
      }),
    );
    const withoutVersion = (all: WireRecord[]) => all.map(({ version: _version, ...rest }) => rest);
    expect(withoutVersion(await aggregatesOf(whole, kind))).toEqual(withoutVersion(before));
  });

  it('have an index of packets for requests of their contents', async () => {
    const day = { deviceId: PATCH, date: addDays(TODAY, -1) };
    const index = await readPacketIndex({ queries: drawn.database.read, ask: askDemo(drawn.database) }, day);
    expect(index?.packets.length).toBeGreaterThan(20);
    expect(index?.packets).toEqual((await readPacketIndex({ queries: whole.read, ask: askDemo(whole) }, day))?.packets);
    const { body } = await drawn.call('selectPackets.raw.admin', day);
    expect(body.status).toBe(8000);
  });

  it('leave the state of the wearers and the reports as stored ones do', async () => {
    for (const entity of [wearerAlert, deviceUser, device, ...demoReports.map((reports) => reports.entity)]) {
      // Encrypted values differ in the database each time.
      const rows = async (database: Database): Promise<WireRecord[]> => {
        const records: WireRecord[] = await findAllRecords(database.read, entity);
        return records.map(({ findings: _findings, ...rest }) => rest);
      };
      const [one, other] = [await rows(drawn.database), await rows(whole)];
      expect(one.length).toBeGreaterThan(0);
      if (entity !== wearerAlert) expect(one).toEqual(other);
      else
        expect(one.map(({ deviceUserId, alertLevel }) => [deviceUserId, alertLevel])).toEqual(
          other.map(({ deviceUserId, alertLevel }) => [deviceUserId, alertLevel]),
        );
    }
  });

  it('are merged with what a device sends later, and then stored', async () => {
    // The days before the present always have data.
    const date = addDays(TODAY, -1);
    const before = await dayOf('heartRate', WATCH, date);
    await stored(drawn, WATCH, [heartRates(date, (minute) => (minute < 60 ? 99 : null))]);
    const after = await dayOf('heartRate', WATCH, date);
    const samples = (record: WireRecord | null) =>
      unpackSeries(records.heartRate.layout, record?.series as PackedSeries).channels.mean ?? [];
    expect(after).toMatchObject({ id: before?.id, source: 'device', version: 2 });
    expect(samples(after).slice(0, 60)).toEqual(Array(60).fill(99));
    expect(samples(after).slice(60)).toEqual(samples(before).slice(60));
    const rows = await findAllRecords(drawn.database.read, records.heartRate.entity);
    expect(rows.find(({ id }) => id === before?.id)?.series).toEqual(after?.series);
  });

  it('keep their readings when another one is entered', async () => {
    const date = addDays(TODAY, -2);
    const before = await dayOf('bloodPressure', CUFF, date);
    const reading = { sec: 50_000, sys: 130, dia: 80, pulse: 70, cuffOk: true };
    const input = { deviceId: CUFF, date, readings: [reading] };
    const { body } = await drawn.call('insert.bloodPressure.open', input);
    expect(body.status).toBe(8000);
    const after = await dayOf('bloodPressure', CUFF, date);
    const seconds = (record: WireRecord | null) => ((record?.events ?? []) as { sec: number }[]).map(({ sec }) => sec);
    expect(seconds(after)).toEqual([...seconds(before), 50_000].sort((one, other) => one - other));
  });
});

describeOnBothDatabases('a load of generated demo days', (open) => {
  const everything = async (database: Database) => {
    const found: Record<string, WireRecord[]> = {};
    for (const kind of recordKinds) found[kind] = await findAllRecords(database.read, records[kind].entity);
    for (const { entity } of demoReports) found[entity.name] = await findAllRecords(database.read, entity);
    return found;
  };

  it(
    'fills the newest days of all devices first, and resumes where it was killed',
    async () => {
      const [whole, broken] = [await open.started(), await open.started()];
      await loadDemoData(whole, drawnSize);
      expect(await loadDemoData(broken, { ...drawnSize, days: 3 })).toBe('loaded');
      const dates = await broken.all('select distinct "date", "deviceId" from "heartRate" order by "date"', []);
      expect(new Set(dates.map(({ date }) => date))).toEqual(new Set([addDays(TODAY, -2), addDays(TODAY, -1), TODAY]));
      for (const writes of [1, 4, 2]) {
        await expect(loadDemoData(endingAfter(broken, writes), drawnSize)).rejects.toThrow('killed');
      }
      expect(await loadDemoData(broken, drawnSize)).toBe('loaded');
      expect(await loadDemoData(broken, drawnSize)).toBe('present');
      expect(await everything(broken)).toEqual(await everything(whole));
    },
    scaledLimit(300_000),
  );

  it(
    'keeps what a device sends before its day is filled',
    async () => {
      const server = await testApp(open, { clock: { now: NOW } });
      const { database } = server;
      let usable = 0;
      const told = { ...drawnSize, days: 0, onUsable: () => (usable += 1) };
      await loadDemoData(database, told);
      expect([usable, (await database.all('select "id" from "heartRate"', [])).length]).toEqual([1, 0]);
      const date = addDays(TODAY, -1);
      await stored(server, PATCH, [heartRates(date, (minute) => (minute < 60 ? 99 : null))]);
      await loadDemoData(database, drawnSize);
      const [record] = await readDays({ queries: database.read, ask: askDemo(database) }, 'heartRate', [
        { deviceId: PATCH, date },
      ]);
      const samples = unpackSeries(records.heartRate.layout, record?.series as PackedSeries).channels.mean ?? [];
      expect(record?.source).toBe('device');
      expect(samples.slice(0, 60)).toEqual(Array(60).fill(99));
      expect(samples.filter((sample) => sample !== null).length).toBeGreaterThan(700);
    },
    scaledLimit(300_000),
  );
});

/** A database that stops, as if its process were killed, at the next write transaction. */
function endingAfter(database: Database, writes: number): Database {
  let left = writes;
  return {
    ...database,
    write: (work) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return database.write(work);
    },
  };
}
