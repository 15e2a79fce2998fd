import type { RaRecord } from 'react-admin';
import { vi } from 'vitest';
import type { Entity } from '../../../../contract/defineEntity';
import { doctor } from '../../../../src/plugins/account/entities/doctor';
import { device } from '../../../../src/plugins/device/entities/devices/device';
import { deviceUser } from '../../../../src/plugins/device/entities/wearers/deviceUser';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import type { AverageBeat } from '../../../../src/plugins/report/entities/beatMarks';
import { ecg } from '../../../../src/plugins/report/entities/ecg';
import type { Waveform } from '../../../../src/plugins/report/entities/ecgReads';
import { lorenz } from '../../../../src/plugins/report/entities/lorenz';
import { lorenzType } from '../../../../src/plugins/report/entities/lorenzType';
import { sleep } from '../../../../src/plugins/report/entities/sleep';
import { waveformLevels } from '../../../../src/plugins/report/entities/waveformLayout';
import { admin } from '../../../../src/plugins/system/entities/admin';
import { type FakeTable, fakeBackend } from '../../kit/support/fakeBackend';

const SECTION = 'jishan-smart/report-manage';
export const ECGS = `${SECTION}/ecg-manage`;
export const PLOTS = `${SECTION}/lorenz-manage`;
export const NIGHTS = `${SECTION}/sleep-manage`;

const shared = {
  createTime: '2026-03-12T10:00:00.000+08:00',
  updateTime: '2026-03-12T10:00:00.000+08:00',
  createBy: 'system',
  updateBy: 'system',
  version: 1,
  deviceId: 1,
  deviceUserId: 1,
  elderlyId: 1,
  elderlyName: '王秀英',
  gender: '2',
  reportTime: '2026-03-12T10:00:00.000+08:00',
  periodStart: '2026-03-12T09:59:00.000+08:00',
  periodEnd: '2026-03-12T09:59:30.000+08:00',
  status: 'pendingReview',
  severity: 'critical',
  dueTime: '2026-03-12T10:30:00.000+08:00',
  quality: 'good',
};

/** Half a minute with a long QT interval. */
export const anEcg = (changes: object = {}): RaRecord => ({
  ...shared,
  id: 1,
  reportNo: 'E00000001',
  findings: ['qtcCritical', 'qtcLong'],
  lead: 'I',
  hz: 250,
  durationSec: 30,
  rhythm: 'SR',
  hrAvg: 62,
  prMs: 160,
  qrsMs: 130,
  qtMs: 515,
  qtcB: 524,
  qtcF: 521,
  ...changes,
});

const aPlot = (changes: object = {}): RaRecord => ({
  ...shared,
  id: 2,
  reportNo: 'L00000002',
  findings: [],
  hours: 24,
  lorenzTypeId: 1,
  confidence: 0.88,
  ...changes,
});

export const aNight = (changes: object = {}): RaRecord => ({
  ...shared,
  id: 3,
  reportNo: 'S00000003',
  findings: ['bedExits', 'short'],
  nightDate: '2026-03-12',
  bedTime: '2026-03-11T22:00:00.000+08:00',
  tst: 330,
  se: 85,
  sol: 0,
  waso: 40,
  deepMin: 33,
  remMin: 99,
  score: 69,
  grade: 'fair',
  ...changes,
});

/** Thirty seconds with a beat each second; the fifth is ventricular. */
const waveform: Waveform = {
  bytes: 20_000,
  hz: 250,
  sampleCount: 7_500,
  microvoltsPerUnit: 5,
  samplesOffset: 32,
  levels: waveformLevels(7_500),
  beatBytes: 4,
  beatPages: [{ sample: 0, offset: 17_000, count: 30 }],
};

const averageBeat: AverageBeat = {
  hz: 250,
  startMs: -360,
  microvolts: Array.from({ length: 266 }, (_, at) => (at === 90 ? 1_000 : 0)),
  rrMs: 1_000,
  marks: { pOn: -200, qrsOn: -40, qrsOff: 60, tEnd: 360 },
};

function beats(): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(30 * 4));
  for (let at = 0; at < 30; at++) {
    bytes.setUint16(at * 4, at === 0 ? 100 : 250, true);
    bytes.setUint8(at * 4 + 2, at === 4 ? 2 : 0);
    bytes.setUint8(at * 4 + 3, at === 4 ? 1 : 0);
  }
  return bytes.buffer;
}

export function reportBackend(rows: { ecg?: RaRecord; lorenz?: RaRecord; sleep?: RaRecord } = {}) {
  const tables: Record<string, FakeTable> = {
    [ECGS]: { entity: ecg, rows: [rows.ecg ?? anEcg()] },
    [PLOTS]: { entity: lorenz, rows: [rows.lorenz ?? aPlot()] },
    [NIGHTS]: { entity: sleep, rows: [rows.sleep ?? aNight()] },
    types: {
      entity: lorenzType,
      rows: [
        {
          ...shared,
          id: 1,
          code: 'comet',
          name: '彗星形',
          shape: '慢时宽',
          meaning: '窦性心律',
          suggestion: '按期复查',
        },
      ],
    },
    ...others(),
  };
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async (_resource, operation, params) => {
    if (operation === 'selectWaveform') return waveform;
    if (operation === 'selectBeat') return averageBeat;
    if (operation === 'selectCloud') {
      const isNight = 'part' in params && params.part === 'night';
      return { cells: [60, 61, 15], pairs: isNight ? 5 : 15, meanRr: 810.4, sd1: 20.04, sd2: 67.8 };
    }
    if (operation === 'selectNight') {
      return {
        hypnogram: [
          [0, 30],
          [1, 126],
          [2, 21],
          [3, 63],
          [4, 10],
        ],
        heartRate: [60, null],
        spo2: [96, 95],
        movement: [0, 3],
        trend: [
          { id: 2, date: '2026-03-11', score: 81, tst: 400, se: 88 },
          { id: 3, date: '2026-03-12', score: 75, tst: 210, se: 85 },
        ],
      };
    }
    return {};
  });
  const readContent = vi.fn(
    async (_resource: string, _params: object, options?: { range?: { start: number; end: number } }) => {
      const { start = 0, end = 0 } = options?.range ?? {};
      return new Blob([start === 17_000 ? beats() : new ArrayBuffer(end - start + 1)]);
    },
  );
  return { tables, readContent, dataProvider: Object.assign(dataProvider, { readContent }) };
}

function others(): Record<string, FakeTable> {
  const named: [string, Entity, RaRecord][] = [
    ['elders', elderly, { id: 1, name: '王秀英' }],
    ['devices', device, { id: 1, sn: 'DEMO-1' }],
    ['wearers', deviceUser, { id: 1, name: '王秀英' }],
    ['doctors', doctor, { id: 1, name: '钱守仁' }],
    ['admins', admin, { id: 1, name: '管理员' }],
  ];
  return Object.fromEntries(named.map(([name, entity, row]) => [name, { entity, rows: [{ ...shared, ...row }] }]));
}
