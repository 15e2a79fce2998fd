import { deflateSync } from 'fflate';
import type { RaRecord } from 'react-admin';
import { vi } from 'vitest';
import type { Layout } from '../../../../src/plugins/device/entities/uploads/layout';
import { deviceUser } from '../../../../src/plugins/device/entities/wearers/deviceUser';
import { deviceUserHealthyType } from '../../../../src/plugins/device/entities/wearers/deviceUserHealthyType';
import type { DayContext } from '../../../../src/plugins/record/entities/dayContext';
import type { FormerDay } from '../../../../src/plugins/record/entities/formerDay';
import { heartRate, heartRateRecord } from '../../../../src/plugins/record/entities/kinds/heartRate';
import { sleepStatus, sleepStatusRecord } from '../../../../src/plugins/record/entities/kinds/sleepStatus';
import { packSamples, type Series } from '../../../../src/plugins/record/entities/series';
import { type FakeTable, fakeBackend } from '../../kit/support/fakeBackend';

export const HEART_RATES = 'jishan-smart/record-manage/heart-rate-manage';
export const SLEEPS = 'jishan-smart/record-manage/sleep-status-manage';
const WEARERS = 'jishan-smart/device-manage/device-user-manage';
const CLASSES = 'jishan-smart/device-manage/device-user-healthy-type-manage';
export const DATE = '2025-03-10';

/** Returns a series as the server sends it. */
export function packed(layout: Layout, series: Series) {
  const { startSec, intervalSec, count } = series;
  const bytes = deflateSync(packSamples(layout, series));
  return { startSec, intervalSec, count, data: btoa(String.fromCharCode(...bytes)) };
}

/** A day of 60 beats a minute with a gap from 09:00 to 10:00, and 134 from 14:00 to 14:10. */
export function aHeartRateDay(overrides: Partial<RaRecord> = {}): RaRecord {
  const mean = Array.from({ length: 1_440 }, (_, minute) => {
    if (minute >= 540 && minute < 600) return null;
    return minute >= 840 && minute < 850 ? 134 : 60;
  });
  return {
    id: 7,
    version: 1,
    deviceId: 3,
    deviceUserId: 5,
    elderlyId: null,
    date: DATE,
    avg: 60.5,
    min: 60,
    max: 134,
    minSec: 0,
    maxSec: 50_400,
    resting: 58.2,
    tachyMin: 10,
    coveragePct: 95.8,
    wearMinutes: 1_380,
    quality: 'good',
    alertLevel: 'critical',
    alerts: [
      { code: 'heartRateHigh', level: 'critical', fromSec: 50_400, toSec: 51_000, value: 134, limit: 131 },
      { code: 'restingRateUp', level: 'warn', fromSec: null, toSec: null, value: 58.2, limit: 50 },
    ],
    source: 'device',
    series: packed(heartRateRecord.layout, { startSec: 0, intervalSec: 60, count: 1_440, channels: { mean } }),
    events: null,
    ...overrides,
  };
}

/** A night in bed from 22:00 to 06:00: light, an hour of deep sleep from midnight, light again. */
export function aSleepDay(overrides: Partial<RaRecord> = {}): RaRecord {
  const stage = Array.from({ length: 1_080 }, (_, minute) => {
    if (minute < 240 || minute >= 720) return null;
    return minute >= 360 && minute < 420 ? 2 : 1;
  });
  return {
    ...aHeartRateDay({ alertLevel: 'none', alerts: [] }),
    id: 8,
    inBedMin: 480,
    asleepMin: 480,
    lightMin: 420,
    deepMin: 60,
    remMin: 0,
    efficiency: 100,
    series: packed(sleepStatusRecord.layout, { startSec: -21_600, intervalSec: 60, count: 1_080, channels: { stage } }),
    ...overrides,
  };
}

export const aContext = (overrides: Partial<DayContext> = {}): DayContext => ({
  previousDate: '2025-03-07',
  nextDate: '2025-03-11',
  others: [],
  days: [
    { id: 6, date: '2025-03-07', alertLevel: 'warn', coveragePct: 90, deviceUserId: 5 },
    { id: 7, date: DATE, alertLevel: 'critical', coveragePct: 95, deviceUserId: 5 },
    { id: 9, date: '2025-03-11', alertLevel: 'none', coveragePct: 99, deviceUserId: 5 },
  ],
  dayBefore: null,
  week: { days: 6, values: { avg: 62 } },
  fortnight: { days: 12, values: { avg: 55.5, resting: 58.2 } },
  ...overrides,
});

export function dayTables(): Record<string, FakeTable> {
  const { series: _, ...heart } = aHeartRateDay();
  const { series: __, ...sleep } = aSleepDay();
  const usual = { holdMin: 0, critHoldMin: 0 };
  return {
    [HEART_RATES]: { entity: heartRate, rows: [heart as RaRecord] },
    [SLEEPS]: { entity: sleepStatus, rows: [sleep as RaRecord] },
    [WEARERS]: {
      entity: deviceUser,
      rows: [{ id: 5, version: 1, name: '李兰', maxHr: 150, deviceUserHealthyTypeId: 1, status: 'active' }],
    },
    [CLASSES]: {
      entity: deviceUserHealthyType,
      rows: [
        {
          id: 1,
          version: 1,
          name: '健康',
          thresholds: [{ measure: 'heartRate', critLow: 40, warnLow: 50, warnHigh: 111, critHigh: 131, ...usual }],
        },
      ],
    },
  };
}

/** Returns a back end with the given days, by resource and date. */
export function dayBackend(
  days: Readonly<Record<string, readonly RaRecord[]>>,
  context: DayContext | null = aContext(),
  former: readonly FormerDay[] = [],
) {
  const backend = fakeBackend(dayTables());
  backend.call = vi.fn(async (resource: string, operation: string, params: object) => {
    if (operation === 'selectDayContext') return context;
    if (operation === 'selectFormerDays') return former;
    if (operation !== 'selectByDeviceIdAndDate') throw new Error(`no call ${operation}`);
    const { deviceId, date } = params as { deviceId: number; date: string };
    return days[resource]?.find((day) => day.deviceId === deviceId && day.date === date) ?? null;
  });
  return backend;
}
