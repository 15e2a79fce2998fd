import { overviewPage } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { inServiceFilter } from '../entities/populations';
import elderlyOverview from './figures';

/** Shows the pending work and the distribution of the elders; each figure links to the list that it counts. */
export default overviewPage({
  section: 'elderly-manage',
  figures: elderlyOverview,
  charts: () => [
    { title: 'elderly-manage.charts.newElders', entity: elderly },
    {
      title: 'elderly-manage.charts.byVisitLevel',
      entity: elderly,
      field: 'visitLevel',
      filter: inServiceFilter,
    },
  ],
  chartsAfter: 'todo',
});
