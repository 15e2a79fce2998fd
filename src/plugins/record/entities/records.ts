import { bloodOxygenRecord } from './bloodOxygen';
import { bloodPressureRecord } from './bloodPressure';
import { cardiacLoadRecord } from './cardiacLoad';
import { ecgIntensityRecord } from './ecgIntensity';
import { heartRateRecord } from './heartRate';
import { hrvRecord } from './hrv';
import { hypoxiaTimeRecord } from './hypoxiaTime';
import { rawRecord } from './raw';
import { respiratoryRateRecord } from './respiratoryRate';
import { sleepActivityRecord } from './sleepActivity';
import { sleepStatusRecord } from './sleepStatus';
import { sportRecord } from './sport';
import { sportAmplitudeRecord } from './sportAmplitude';

/** All health record kinds. The console imports individual kinds instead. */
export const records = {
  heartRate: heartRateRecord,
  bloodOxygen: bloodOxygenRecord,
  bloodPressure: bloodPressureRecord,
  respiratoryRate: respiratoryRateRecord,
  hrv: hrvRecord,
  cardiacLoad: cardiacLoadRecord,
  ecgIntensity: ecgIntensityRecord,
  hypoxiaTime: hypoxiaTimeRecord,
  sleepActivity: sleepActivityRecord,
  sleepStatus: sleepStatusRecord,
  sport: sportRecord,
  sportAmplitude: sportAmplitudeRecord,
  raw: rawRecord,
} as const;
