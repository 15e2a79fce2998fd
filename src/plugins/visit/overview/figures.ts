import type { OverviewDefinition } from '../../../core/kit';
import { visitFigures } from '../entities/figures';
import { recentVisits } from '../entities/populations';
import { returnVisit } from '../entities/returnVisit';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof visitFigures> = {
  section: 'visit-manage',
  declaration: visitFigures,
  figures: ['followUpsToday', 'followUpsOverdue', 'actionPending', 'recordingsUnchecked', 'referrals', 'dissatisfied'],
  charts: ({ today }) => [
    { title: 'visit-manage.charts.days', entity: returnVisit },
    {
      title: 'visit-manage.charts.byResult',
      entity: returnVisit,
      field: 'contactResult',
      filter: recentVisits(today),
    },
  ],
};

export default overview;
