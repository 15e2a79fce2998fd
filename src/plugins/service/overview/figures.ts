import type { OverviewDefinition } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant } from '../entities/attendants/attendant';
import { serviceFigures } from '../entities/figures';
import { visitStates } from '../entities/populations';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof serviceFigures> = {
  section: 'service-manage',
  declaration: serviceFigures,
  figures: ['visitsToday', 'late', 'missed', 'unassigned', 'risksOpen', 'attendantsPending'],
  charts: () => [
    { title: 'service-manage.charts.days', entity: serviceApplication, filter: { status: visitStates } },
    { title: 'service-manage.charts.byWork', entity: attendant, field: 'workStatus', filter: { status: 'passed' } },
  ],
};

export default overview;
