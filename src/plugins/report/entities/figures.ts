import type { FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { lateFilter, waitingFilter } from './populations';

const reports = { measure: 'stock', unit: 'count' } as const;
/** Reports without findings can wait for the doctor's round. */
const withFindings = { severity: ['critical', 'warn'] };

/** The figures of this section. Lorenz plots have no critical findings, so none of them is late. */
export const reportFigures = {
  groups: {},
  figures: {
    ecgWaiting: { ...reports, entity: 'ecg', filter: waitingFilter, tone: 'warning' },
    lorenzWaiting: { ...reports, entity: 'lorenz', filter: waitingFilter, tone: 'warning' },
    sleepWaiting: { ...reports, entity: 'sleep', filter: waitingFilter, tone: 'warning' },
    ecgLate: { ...reports, entity: 'ecg', filter: lateFilter, tone: 'danger' },
    sleepLate: { ...reports, entity: 'sleep', filter: lateFilter, tone: 'danger' },
    ecgToReview: { ...reports, entity: 'ecg', filter: { status: 'pendingReview', ...withFindings } },
    ecgToSubmit: { ...reports, entity: 'ecg', filter: { status: 'generated', ...withFindings } },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
