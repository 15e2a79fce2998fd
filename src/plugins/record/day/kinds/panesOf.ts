import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { bloodOxygenPanes } from './bloodOxygenPanes';
import { bloodPressurePanes } from './bloodPressurePanes';
import { cardiacLoadPanes } from './cardiacLoadPanes';
import { ecgIntensityPanes } from './ecgIntensityPanes';
import { heartRatePanes } from './heartRatePanes';
import { hrvPanes } from './hrvPanes';
import { hypoxiaTimePanes } from './hypoxiaTimePanes';
import type { PanesOf } from './kindDay';
import { rawPanes } from './rawPanes';
import { respiratoryRatePanes } from './respiratoryRatePanes';
import { sleepActivityPanes } from './sleepActivityPanes';
import { sleepStatusPanes } from './sleepStatusPanes';
import { sportAmplitudePanes } from './sportAmplitudePanes';
import { sportPanes } from './sportPanes';

/** The panes of a day by record kind. */
export const panesOf: Readonly<Record<RecordKind, PanesOf>> = {
  heartRate: heartRatePanes,
  bloodOxygen: bloodOxygenPanes,
  bloodPressure: bloodPressurePanes,
  respiratoryRate: respiratoryRatePanes,
  hrv: hrvPanes,
  cardiacLoad: cardiacLoadPanes,
  ecgIntensity: ecgIntensityPanes,
  hypoxiaTime: hypoxiaTimePanes,
  sleepActivity: sleepActivityPanes,
  sleepStatus: sleepStatusPanes,
  sport: sportPanes,
  sportAmplitude: sportAmplitudePanes,
  raw: rawPanes,
};
