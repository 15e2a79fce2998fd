import type { FigureDeclaration } from '../../../../contract/figures';

/** The figures of this section for the data dashboard. They cover the chosen period; tests of devices do not count. */
export const alarmFigures = {
  groups: { alarms: { order: 35 } },
  figures: {
    /** Alarms that devices raised in the period. */
    alarmsMonth: { group: 'alarms', unit: 'count' },
    /** Median minutes from receiving an alarm to answering it, over the answered alarms of the period. */
    alarmAnswerMedian: { group: 'alarms', unit: 'minutes', better: 'less', headline: 40 },
  },
} as const satisfies FigureDeclaration;
