import { PageHeader } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import { ReportTodo } from './ReportTodo';

/** What waits for review, what is late and what was published today. */
export default function ReportIndex() {
  return (
    <>
      <PageHeader title="report-manage.index.title" description="report-manage.index.description" />
      <Disclaimer />
      <ReportTodo />
    </>
  );
}
