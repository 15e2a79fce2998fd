import { type Seed, standardRows } from '../../../../../contract/seed';
import type { deviceType } from '../../entities/devices/deviceType';
import { type RecordKind, recordKinds } from '../../entities/uploads/recordKinds';

const allKindsExcept = (...excluded: RecordKind[]) => recordKinds.filter((kind) => !excluded.includes(kind));

/** In display order. */
const rows: Seed<typeof deviceType>[] = [
  {
    code: 'ECG_PATCH',
    name: '心电贴',
    nameEn: 'ECG chest patch',
    nameJa: '心電図パッチ',
    category: 'ecgPatch',
    recordKinds: allKindsExcept('bloodPressure'),
    reportKinds: ['ecg', 'lorenz', 'sleep'],
    ecgHz: '250',
    batteryHours: 72,
    protocol: 'ble',
    color: '#B5533C',
  },
  {
    code: 'WATCH',
    name: '智能手表',
    nameEn: 'Smart watch',
    nameJa: 'スマートウォッチ',
    category: 'watch',
    recordKinds: allKindsExcept('bloodPressure', 'ecgIntensity', 'raw'),
    reportKinds: ['sleep'],
    batteryHours: 96,
    protocol: 'http',
    color: '#3A7CA5',
  },
  {
    code: 'BP_MONITOR',
    name: '臂式血压计',
    nameEn: 'Cuff blood pressure monitor',
    nameJa: '上腕式血圧計',
    category: 'bpMonitor',
    recordKinds: ['bloodPressure'],
    reportKinds: [],
    batteryHours: 2000,
    protocol: 'ble',
    color: '#6B5B95',
  },
  {
    code: 'OXIMETER',
    name: '指夹血氧仪',
    nameEn: 'Finger oximeter',
    nameJa: 'パルスオキシメーター',
    category: 'oximeter',
    recordKinds: ['bloodOxygen', 'heartRate', 'hypoxiaTime', 'respiratoryRate'],
    reportKinds: [],
    batteryHours: 24,
    protocol: 'ble',
    color: '#C0392B',
  },
  {
    code: 'SLEEP_MAT',
    name: '睡眠监测垫',
    nameEn: 'Sleep mat',
    nameJa: '睡眠センサーマット',
    category: 'sleepMat',
    recordKinds: ['heartRate', 'respiratoryRate', 'sleepActivity', 'sleepStatus'],
    reportKinds: ['sleep'],
    batteryHours: 8760,
    protocol: 'http',
    color: '#3C8D5A',
  },
  {
    code: 'SOS',
    name: '紧急呼叫器',
    nameEn: 'SOS pendant',
    nameJa: '緊急通報ペンダント',
    category: 'sos',
    recordKinds: [],
    reportKinds: [],
    batteryHours: 4380,
    protocol: 'mqtt',
    color: '#C9A227',
  },
];

/** Device models of a new database. */
export const deviceTypeSeeds = standardRows(rows.map((row) => ({ ...row, enabled: true })));
