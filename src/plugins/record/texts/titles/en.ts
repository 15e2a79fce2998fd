import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Records',
  pages: {
    index: 'Records home',
    bloodOxygen: 'Blood oxygen',
    bloodPressure: 'Blood pressure',
    cardiacLoad: 'Cardiac load',
    ecgIntensity: 'ECG intensity',
    heartRate: 'Heart rate',
    hrv: 'Heart-rate variability',
    hypoxiaTime: 'Hypoxia time',
    respiratoryRate: 'Respiratory rate',
    sleepActivity: 'Sleep activity',
    sleepStatus: 'Sleep status',
    sport: 'Exercise',
    sportAmplitude: 'Exercise amplitude',
    raw: 'Raw data',
    wearerAlert: 'Wearer alerts',
    deviceEvent: 'Device events',
  },
  readings: {
    enter: 'Enter readings',
    correct: 'Correct readings',
  },
  widget: { alarms: 'People with alarms' },
};

export default texts;
