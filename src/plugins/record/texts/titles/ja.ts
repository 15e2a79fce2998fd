import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '記録',
  pages: {
    index: '記録トップ',
    bloodOxygen: '血中酸素',
    bloodPressure: '血圧',
    cardiacLoad: '心臓負荷',
    ecgIntensity: '心電強度',
    heartRate: '心拍数',
    hrv: '心拍変動',
    hypoxiaTime: '低酸素時間',
    respiratoryRate: '呼吸数',
    sleepActivity: '睡眠中の活動',
    sleepStatus: '睡眠状態',
    sport: '運動',
    sportAmplitude: '運動の大きさ',
    raw: '生データ',
    wearerAlert: '装着者の警告',
    deviceEvent: '機器イベント',
  },
  readings: {
    enter: '測定値を登録',
    correct: '測定値を訂正',
  },
  widget: { alarms: 'アラート中の方' },
};

export default texts;
