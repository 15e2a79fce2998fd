import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { user } from '../entities/user';
import accountOverview from './figures';

/**
 * Shows the pending work about accounts, and the distribution of users and doctors; each figure links to the list that
 * it counts.
 */
export default function AccountIndex() {
  const { adminId } = useViewpoint();
  const { todo, users, memberships, doctors } = accountOverview({ today: today(), adminId });
  return (
    <>
      <PageHeader title="account-manage.index.title" description="account-manage.index.description" />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'account-manage.charts.newUsers', entity: user },
          { title: 'account-manage.charts.byStatus', entity: user, field: 'status' },
        ]}
      />
      <Figures {...users} />
      <Figures {...memberships} />
      <Figures {...doctors} />
    </>
  );
}
