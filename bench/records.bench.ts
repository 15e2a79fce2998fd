/**
 * Health records on 585,000 of them, 500 devices for 90 days and all kinds (SQLite): pages of their lists, a day with its
 * series and what it is compared with, and the ward view when each of 5,000 wearers has findings.
 */
import { gzipSync } from 'node:zlib';
import pino from 'pino';
import type { Entity } from '../contract/defineEntity';
import type { Field } from '../contract/fields';
import { addDays, momentText } from '../contract/moment';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { bulkInsert } from '../server/db/bulkInsert';
import { collectStatistics, migrate } from '../server/db/migrate';
import { openDatabase } from '../server/db/openDatabase';
import type { WireRecord } from '../server/db/recordCodec';
import { findRecord } from '../server/db/repository';
import { Draw } from '../server/demo/draw';
import { unlockDatabase } from '../server/keys/sealKey';
import { sections } from '../server/sections';
import { device } from '../src/plugins/device/entities/device';
import { deviceUser } from '../src/plugins/device/entities/deviceUser';
import { recordKinds } from '../src/plugins/device/entities/recordKinds';
import { records } from '../src/plugins/record/entities/records';
import { WARD_MAX, wearerAlert } from '../src/plugins/record/entities/wearerAlert';
import { percentile, report } from './harness';
import { BENCH_DAY, sqliteFolder } from './support/largeDatabase';

const PASSWORD = 'a password for the bench';
const NOW = Date.parse(`${BENCH_DAY}T10:00:00+08:00`);
const DEVICES = 500;
const DAYS = 90;
const WEARERS = 5_000;
/** Questions of each kind that are timed; some more warm up. */
const TURNS = 100;
const WARM_UP = 20;
/** Records written in one transaction. */
const CHUNK = 1_000;
/** Ids from here on are nobody's yet. */
const FIRST = 10_001;

const { folder, remove } = await sqliteFolder({ size: 'small', adminPassword: PASSWORD });
const database = openDatabase(`${folder}/care.db`);
try {
  await unlockDatabase(database, folder);
  await migrate(database, sections);
  for (const kind of recordKinds) await fill(records[kind].entity, DEVICES * DAYS, recordAt(records[kind].entity));
  await wearers();
  await collectStatistics(database);
  await questions();
} finally {
  await database.close();
  remove();
}

/** Writes so many records of an entity, the one at each position by the given function. */
async function fill(entity: Entity, count: number, recordOf: (position: number) => WireRecord): Promise<void> {
  const time = momentText(NOW);
  const shared = { createTime: time, updateTime: time, createBy: 'system', updateBy: 'system', version: 1 };
  for (let start = 0; start < count; start += CHUNK) {
    const length = Math.min(CHUNK, count - start);
    const rows = Array.from({ length }, (_, index) => ({
      ...recordOf(start + index),
      ...shared,
      id: FIRST + start + index,
    }));
    await database.write((transaction) => bulkInsert({ transaction, kind: database.kind, entity, records: rows }));
  }
}

/** A day of a device of its own, with aggregates somewhere within their limits. */
function recordAt(entity: Entity) {
  const numbers = Object.entries(entity.fields).filter(
    ([, field]) => field.kind === 'integer' || field.kind === 'decimal',
  );
  return (position: number): WireRecord => {
    const draw = new Draw({ seed: 1, entity: entity.name, id: position });
    const deviceId = FIRST + (position % DEVICES);
    return {
      ...Object.fromEntries(numbers.map(([name, field]) => [name, within(field, draw.unit(name))])),
      deviceId,
      date: addDays(BENCH_DAY, -Math.floor(position / DEVICES)),
      deviceUserId: deviceId,
      quality: draw.pick('quality', ['good', 'good', 'good', 'fair', 'poor']),
      alertLevel: draw.weighted('alertLevel', [
        ['none', 90],
        ['warn', 8],
        ['critical', 2],
      ]),
      source: 'device',
    };
  };
}

function within(field: Field, share: number): number {
  if (field.kind !== 'integer' && field.kind !== 'decimal') throw new Error('no number');
  return Math.round(field.min + share * (Math.min(field.max, 1_000) - field.min));
}

/** Wearers like one of the demo, each with a finding of the last hours. */
async function wearers(): Promise<void> {
  const [someone, something] = await Promise.all([
    findRecord(database.read, deviceUser, 1),
    findRecord(database.read, device, 1),
  ]);
  const alert = await database.read.selectFrom('wearerAlert').select('id').executeTakeFirstOrThrow();
  const found = await findRecord(database.read, wearerAlert, Number(alert.id));
  const findings = (found?.findings ?? []) as WireRecord[];
  await fill(device, DEVICES, (position) => ({
    ...something,
    ...Object.fromEntries(['imei', 'mac', 'iccid'].map((name) => [name, null])),
    sn: `BENCH-${position}`,
    deviceNo: `M9${position}`,
    deviceUserId: FIRST + position,
  }));
  await fill(deviceUser, WEARERS, (position) => ({ ...someone, elderlyId: null, deviceUserNo: `W9${position}` }));
  await fill(wearerAlert, WEARERS, (position) => ({
    ...found,
    deviceUserId: FIRST + position,
    alertLevel: position % 5 === 0 ? 'critical' : 'warn',
    findings: findings.map((finding) => ({
      ...finding,
      level: position % 5 === 0 ? 'critical' : 'warn',
      fromTime: momentText(NOW - 3_600_000),
      toTime: momentText(NOW - 60_000 * (position % 60)),
    })),
    lastTime: momentText(NOW - 60_000 * (position % 60)),
    status: 'open',
  }));
}

async function questions(): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, CLIENT_DIR: 'no-such-folder' });
  const app = await buildApp({ config, database, logger: pino({ level: 'warn' }), now: () => NOW });
  let token = '';
  const call = async (name: string, params: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: { authorization: token },
      payload: params,
    });
    const body = answer.json<{ status: number; message: string; data: never; dataCount?: number }>();
    if (body.status !== 8000) throw new Error(`${name} answered ${body.status} ${body.message}`);
    return { ...body, bytes: gzipSync(answer.rawPayload).byteLength };
  };
  token = String(
    ((await call('login.admin.open', { username: 'admin', password: PASSWORD })).data as WireRecord).token,
  );
  const kindAt = (turn: number) => recordKinds[turn % recordKinds.length] ?? 'heartRate';
  const filters = [
    { alertLevel: 'critical' },
    { date: { from: addDays(BENCH_DAY, -7), to: BENCH_DAY } },
    { quality: 'poor', alertLevel: 'warn' },
    { deviceUserId: FIRST + 7 },
    {},
  ];
  const asked: Record<string, { atMost: number; ask: (turn: number) => ReturnType<typeof call> }> = {
    'records.list': {
      atMost: 50,
      ask: (turn) =>
        call(`selectBySelectivePagination.${kindAt(turn)}.open`, {
          ...filters[turn % filters.length],
          pageNum: 1 + (turn % 4),
        }),
    },
    'records.day': {
      atMost: 50,
      ask: (turn) =>
        call(`selectByDeviceIdAndDate.${turn % 2 === 0 ? 'heartRate' : 'hrv'}.open`, {
          deviceId: 1,
          date: addDays(BENCH_DAY, -(turn % 10)),
        }),
    },
    'records.dayContext': {
      atMost: 50,
      ask: (turn) =>
        call(`selectDayContext.${kindAt(turn)}.open`, {
          deviceId: FIRST + turn,
          date: addDays(BENCH_DAY, -(turn % 60)),
        }),
    },
    'records.ward': { atMost: 200, ask: () => call('selectWard.wearerAlert.open', {}) },
  };
  for (const [name, { atMost, ask }] of Object.entries(asked)) {
    const times: number[] = [];
    let bytes = 0;
    for (let turn = 0; turn < TURNS + WARM_UP; turn += 1) {
      const start = performance.now();
      const answer = await ask(turn);
      if (turn >= WARM_UP) times.push(performance.now() - start);
      bytes = Math.max(bytes, answer.bytes);
      if (name === 'records.ward' && answer.dataCount !== WARD_MAX) throw new Error('the ward is not full');
    }
    const detail = { p50: percentile(times, 0.5), max: percentile(times, 1), gzipBytes: bytes };
    report({ name, value: percentile(times, 0.95), unit: 'ms', atMost, detail });
  }
  await app.close();
}
