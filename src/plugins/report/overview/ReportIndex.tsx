import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import reportOverview from './figures';

/** What waits for review, what is late and what was published today, and how reports come in. */
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
