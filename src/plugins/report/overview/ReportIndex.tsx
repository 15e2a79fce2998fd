import { IndexCharts, PageHeader } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import { ReportTodo } from './ReportTodo';

/** What waits for review, what is late and what was published today, and how reports come in. */
export default function ReportIndex() {
  return (
    <>
      <PageHeader title="report-manage.index.title" description="report-manage.index.description" />
      <Disclaimer />
      <ReportTodo />
      <IndexCharts
        charts={[
          { title: 'report-manage.charts.ecgDays', entity: ecg },
          { title: 'report-manage.charts.bySeverity', entity: sleep, field: 'severity' },
        ]}
      />
    </>
  );
}
