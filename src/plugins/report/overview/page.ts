import { overviewPage } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import reportOverview from './figures';

/** Shows reports that wait for review, overdue ones, those published today, and the rate of incoming reports. */
export default overviewPage({
  section: 'report-manage',
  figures: reportOverview,
  charts: () => [
    { title: 'report-manage.charts.ecgDays', entity: ecg },
    { title: 'report-manage.charts.bySeverity', entity: sleep, field: 'severity' },
  ],
  chartsAfter: 'published',
  Top: Disclaimer,
});
