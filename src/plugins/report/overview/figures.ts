import type { OverviewDefinition } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { reportFigures } from '../entities/figures';
import { waitingFilter } from '../entities/populations';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof reportFigures> = {
  section: 'report-manage',
  declaration: reportFigures,
  figures: ['ecgLate', 'sleepLate', 'ecgWaiting', 'sleepWaiting', 'lorenzWaiting'],
  charts: () => [
    { title: 'report-manage.charts.ecgDays', entity: ecg },
    {
      title: 'report-manage.charts.bySeverity',
      entity: ecg,
      field: 'severity',
      filter: waitingFilter,
      isScale: true,
    },
  ],
};

export default overview;
