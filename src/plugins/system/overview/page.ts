import { overviewPage } from '../../../core/kit';
import { log } from '../entities/log';
import systemOverview from './figures';

/** Counts of accounts, permissions and log entries, and pending work. Each figure links to the records it counts. */
export default overviewPage({
  section: 'system-manage',
  figures: systemOverview,
  charts: () => [
    { title: 'system-manage.charts.logDays', entity: log },
    { title: 'system-manage.charts.failures', entity: log, filter: { success: false } },
  ],
  chartsAfter: 'waiting',
});
