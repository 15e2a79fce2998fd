import { overviewPage } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import visitOverview, { recentVisits } from './figures';

/** Shows the pending work and the results of the last month; each figure links to the list that it counts. */
export default overviewPage({
  section: 'visit-manage',
  figures: visitOverview,
  charts: ({ today }) => [
    { title: 'visit-manage.charts.days', entity: returnVisit },
    {
      title: 'visit-manage.charts.byResult',
      entity: returnVisit,
      field: 'contactResult',
      filter: recentVisits(today),
    },
  ],
  chartsAfter: 'todo',
});
