import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { reportFigures } from './entities/figures';

const ecg = {
  severity: ({ severity }: Readonly<Record<string, unknown>>) => (severity === 'critical' ? 'danger' : 'warning'),
  time: 'reportTime',
  title: 'deviceUserId',
  details: ['reportNo', 'severity'],
  call: ['deviceUserId'],
} as const;

/** Electrocardiograms with findings that no doctor has reviewed. */
const sources: readonly QueueSource[] = [
  {
    ...ecg,
    id: 'ecg',
    ...queuedFigure('report-manage', reportFigures, 'ecgToReview'),
    operations: ['reviewReport'],
  },
  {
    ...ecg,
    id: 'ecgGenerated',
    ...queuedFigure('report-manage', reportFigures, 'ecgToSubmit'),
    operations: ['submitReport'],
  },
];

export default sources;
