import { bloodOxygenRecord } from '../../../../../contract/record/bloodOxygen';
import { heartRateRecord } from '../../../../../contract/record/heartRate';
import { respiratoryRateRecord } from '../../../../../contract/record/respiratoryRate';
import { sleepActivityRecord } from '../../../../../contract/record/sleepActivity';
import { sleepStatusRecord } from '../../../../../contract/record/sleepStatus';
import { sportAmplitudeRecord } from '../../../../../contract/record/sportAmplitude';
import type { RecordDefinition } from '../recordDefinition';

/** What a night is told by, from the top; the first ones are shown unless chosen otherwise. */
export const nightKinds = [
  { definition: sleepStatusRecord, height: 96, isUsual: true },
  { definition: heartRateRecord, height: 100, isUsual: true },
  { definition: bloodOxygenRecord, height: 100, isUsual: true },
  { definition: respiratoryRateRecord, height: 84, isUsual: true },
  { definition: sleepActivityRecord, height: 64, isUsual: true },
  { definition: sportAmplitudeRecord, height: 64, isUsual: false },
] as const satisfies readonly { definition: RecordDefinition; height: number; isUsual: boolean }[];

export type NightKind = (typeof nightKinds)[number];
