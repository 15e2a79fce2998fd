import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { log } from '../entities/log';
import systemOverview from './figures';

/** Counts of accounts, permissions and log entries, and pending work. Each figure links to the records it counts. */
export default function SystemIndex() {
  const { adminId } = useViewpoint();
  const { waiting, accounts } = systemOverview({ today: today(), adminId });
  return (
    <>
      <PageHeader title="system-manage.index.title" description="system-manage.index.description" />
      <Figures {...waiting} />
      <IndexCharts
        charts={[
          { title: 'system-manage.charts.logDays', entity: log },
          { title: 'system-manage.charts.failures', entity: log, filter: { success: false } },
        ]}
      />
      <Figures {...accounts} />
    </>
  );
}
