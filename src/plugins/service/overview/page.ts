import { overviewPage } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant } from '../entities/attendants/attendant';
import serviceOverview from './figures';

/** Shows the pending work and the status of the section; each figure links to its list. */
export default overviewPage({
  section: 'service-manage',
  figures: serviceOverview,
  charts: () => [
    { title: 'service-manage.charts.days', entity: serviceApplication },
    { title: 'service-manage.charts.missed', entity: serviceApplication, filter: { status: 'missed' } },
    {
      title: 'service-manage.charts.byWork',
      entity: attendant,
      field: 'workStatus',
      filter: { status: 'passed' },
    },
  ],
  chartsAfter: 'todo',
});
