import { overviewPage } from '../../../core/kit';
import { user } from '../entities/user';
import accountOverview from './figures';

/**
 * Shows the pending work about accounts, and the distribution of users and doctors; each figure links to the list that
 * it counts.
 */
export default overviewPage({
  section: 'account-manage',
  figures: accountOverview,
  charts: () => [
    { title: 'account-manage.charts.newUsers', entity: user },
    { title: 'account-manage.charts.byStatus', entity: user, field: 'status' },
  ],
  chartsAfter: 'todo',
});
