import { bloodOxygenRecord } from './kinds/bloodOxygen';
import { bloodPressureRecord } from './kinds/bloodPressure';
import { cardiacLoadRecord } from './kinds/cardiacLoad';
import { ecgIntensityRecord } from './kinds/ecgIntensity';
import { heartRateRecord } from './kinds/heartRate';
import { hrvRecord } from './kinds/hrv';
import { hypoxiaTimeRecord } from './kinds/hypoxiaTime';
import { rawRecord } from './kinds/raw';
import { respiratoryRateRecord } from './kinds/respiratoryRate';
import { sleepActivityRecord } from './kinds/sleepActivity';
import { sleepStatusRecord } from './kinds/sleepStatus';
import { sportRecord } from './kinds/sport';
import { sportAmplitudeRecord } from './kinds/sportAmplitude';

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
