import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '紀錄',
  pages: {
    index: '紀錄首頁',
    bloodOxygen: '血氧',
    bloodPressure: '血壓',
    cardiacLoad: '心臟負荷',
    ecgIntensity: '心電強度',
    heartRate: '心率',
    hrv: '心率變異性',
    hypoxiaTime: '缺氧時間',
    respiratoryRate: '呼吸率',
    sleepActivity: '睡眠活動',
    sleepStatus: '睡眠狀態',
    sport: '運動',
    sportAmplitude: '運動幅度',
    raw: '原始資料',
    wearerAlert: '配戴者預警',
    deviceEvent: '裝置事件',
  },
  readings: {
    enter: '登錄測量值',
    correct: '更正測量值',
  },
  widget: { alarms: '預警中的長者' },
};

export default texts;
