import { type Seed, standardRows } from '../../../../../contract/seed';
import { defaultThresholds as thresholds } from '../../entities/thresholds/usualThresholds';
import type { deviceUserHealthyType } from '../../entities/wearers/deviceUserHealthyType';

/** Health classes of a new database. Thresholds that a condition changes are our choice, unless a source is given. */
export const deviceUserHealthyTypeSeeds: Seed<typeof deviceUserHealthyType>[] = standardRows([
  { code: 'normal', name: '健康', nameEn: 'Healthy', nameJa: '健康', color: '#3C8D5A', thresholds: thresholds() },
  {
    code: 'hypertension',
    name: '高血压',
    nameEn: 'Hypertension',
    nameJa: '高血圧',
    color: '#B5533C',
    thresholds: thresholds({ systolic: [90, 105, 140, 180, 0, 0], diastolic: [40, 55, 90, 110, 0, 0] }),
  },
  {
    code: 'chd',
    name: '冠心病',
    nameEn: 'Coronary heart disease',
    nameJa: '冠動脈疾患',
    color: '#C0392B',
    thresholds: thresholds({ heartRate: [40, 50, 101, 121, 10, 5] }),
  },
  {
    code: 'arrhythmia',
    name: '心律失常',
    nameEn: 'Arrhythmia',
    nameJa: '不整脈',
    color: '#8E44AD',
    thresholds: thresholds({ heartRate: [40, 50, 101, 131, 5, 3] }),
  },
  {
    code: 'hf',
    name: '心力衰竭',
    nameEn: 'Heart failure',
    nameJa: '心不全',
    color: '#A93226',
    thresholds: thresholds({ heartRate: [45, 50, 101, 121, 10, 5], respiratoryRate: [8, 11, 21, 25, 5, 3] }),
  },
  {
    code: 'diabetes',
    name: '糖尿病',
    nameEn: 'Diabetes',
    nameJa: '糖尿病',
    color: '#3A7CA5',
    thresholds: thresholds(),
  },
  {
    code: 'copd',
    name: '慢阻肺',
    nameEn: 'COPD',
    nameJa: 'COPD',
    color: '#7F8C8D',
    description: '目标血氧 88–92%（NEWS2 血氧标准二）',
    // NEWS2, SpO2 scale 2: 88 to 92 % is normal, 84 to 87 scores one and two points, 83 and less three. There is no upper
    // limit, because the system does not know who receives oxygen.
    thresholds: thresholds({ bloodOxygen: [83, 87, null, null, 5, 5], hypoxiaTime: [null, null, 10, 50, 0, 0] }),
  },
  {
    code: 'osa',
    name: '睡眠呼吸暂停',
    nameEn: 'Obstructive sleep apnoea',
    nameJa: '睡眠時無呼吸',
    color: '#6B5B95',
    thresholds: thresholds({ hypoxiaTime: [null, null, 10, 25.1, 0, 0] }),
  },
  {
    code: 'stroke',
    name: '卒中后',
    nameEn: 'After stroke',
    nameJa: '脳卒中後',
    color: '#C9A227',
    thresholds: thresholds({ systolic: [90, 110, 140, 180, 0, 0] }),
  },
  {
    code: 'frail',
    name: '衰弱高龄',
    nameEn: 'Frail and very old',
    nameJa: 'フレイル・超高齢',
    color: '#909399',
    description: '80 岁及以上血压宜为 110–150/70–90 mmHg',
    thresholds: thresholds({ systolic: [90, 109, 151, 180, 0, 0], diastolic: [40, 59, 91, 110, 0, 0] }),
  },
]).map((row) => ({ ...row, enabled: true }));
