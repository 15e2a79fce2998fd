import { choiceFigures, type FigureParameters, type FigureSet, quickFilterFigure } from '../../../../contract/figures';
import { addDays } from '../../../../contract/moment';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';

/** Days that the figures cover. */
const RECENT_DAYS = 30;

/** Returns the filter of recently made follow-ups. */
export const recentVisits = (today: string) => ({ visitTime: { from: addDays(today, 1 - RECENT_DAYS), to: today } });

/** Returns the figures of the section's first page. */
export default function visitOverview({ today }: FigureParameters) {
  const recent = recentVisits(today);
  return {
    todo: {
      label: 'visit-manage.index.todo',
      figures: [
        quickFilterFigure(returnVisit, 'today', { today }),
        quickFilterFigure(returnVisit, 'overdue', { today, tone: 'danger' }),
        quickFilterFigure(returnVisit, 'followUp', { today, tone: 'warning' }),
        {
          entity: recordingCall,
          label: 'visit-manage.index.unchecked',
          filter: { status: ['uploaded', 'linked'], disposition: 'success' },
          tone: 'warning',
        },
      ],
    },
    results: { label: 'visit-manage.index.results', figures: choiceFigures(returnVisit, 'contactResult', recent) },
    findings: {
      label: 'visit-manage.index.findings',
      figures: [
        {
          entity: returnVisit,
          label: 'visit-manage.index.referrals',
          filter: { ...recent, referral: true },
          tone: 'danger',
        },
        {
          entity: returnVisit,
          label: 'visit-manage.index.dissatisfied',
          filter: { ...recent, satisfaction: { to: 2 } },
          tone: 'warning',
        },
      ],
    },
    calls: { label: 'visit-manage.index.calls', figures: choiceFigures(recordingCall, 'status') },
  } as const satisfies Record<string, FigureSet>;
}
