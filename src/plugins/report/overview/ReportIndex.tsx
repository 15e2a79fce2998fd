import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import reportOverview from './figures';

/** Shows reports that wait for review, overdue ones, those published today, and the rate of incoming reports. */
export default function ReportIndex() {
  const { adminId } = useViewpoint();
  const { waiting, late, published } = reportOverview({ today: today(), adminId });
  return (
    <>
      <PageHeader title="report-manage.index.title" description="report-manage.index.description" />
      <Disclaimer />
      <Figures {...waiting} />
      <Figures {...late} />
      <Figures {...published} />
      <IndexCharts
        charts={[
          { title: 'report-manage.charts.ecgDays', entity: ecg },
          { title: 'report-manage.charts.bySeverity', entity: sleep, field: 'severity' },
        ]}
      />
    </>
  );
}
