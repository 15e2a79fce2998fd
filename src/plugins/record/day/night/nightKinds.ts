import { bloodOxygenRecord } from '../../entities/kinds/bloodOxygen';
import { heartRateRecord } from '../../entities/kinds/heartRate';
import { respiratoryRateRecord } from '../../entities/kinds/respiratoryRate';
import { sleepActivityRecord } from '../../entities/kinds/sleepActivity';
import { sleepStatusRecord } from '../../entities/kinds/sleepStatus';
import { sportAmplitudeRecord } from '../../entities/kinds/sportAmplitude';
import type { RecordDefinition } from '../recordDefinition';

/** The kinds shown in a night, from the top. The first ones are visible by default. */
export const nightPaneKinds = [
  { definition: sleepStatusRecord, height: 96, isUsual: true },
  { definition: heartRateRecord, height: 100, isUsual: true },
  { definition: bloodOxygenRecord, height: 100, isUsual: true },
  { definition: respiratoryRateRecord, height: 84, isUsual: true },
  { definition: sleepActivityRecord, height: 64, isUsual: true },
  { definition: sportAmplitudeRecord, height: 64, isUsual: false },
] as const satisfies readonly { definition: RecordDefinition; height: number; isUsual: boolean }[];

export type NightKind = (typeof nightPaneKinds)[number];
