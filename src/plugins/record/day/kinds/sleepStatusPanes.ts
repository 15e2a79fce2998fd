import { sleepStages } from '../../entities/kinds/sleepStatus';
import { type PanesOf, trackOf } from './kindDay';

/** Rows of a hypnogram from the top: wake, REM, light, deep. */
const ROWS = { wake: 0, rem: 1, light: 2, deep: 3 } as const;

/** The hypnogram of the night. */
export const sleepStatusPanes: PanesOf = ({ series, translateDay }) => [
  {
    id: 'stages',
    title: translateDay('sleepStatus.title'),
    height: 180,
    layers: [
      {
        type: 'steps',
        id: 'stage',
        label: translateDay('sleepStatus.stage'),
        track: trackOf(series, 'stage'),
        codes: sleepStages.map((stage) => ({
          label: translateDay(`sleepStatus.${stage}`),
          row: ROWS[stage],
          color: stage,
        })),
      },
    ],
  },
];
