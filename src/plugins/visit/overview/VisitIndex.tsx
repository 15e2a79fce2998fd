import { addDays } from '../../../../contract/moment';
import { CountFigures, FigureGroup, FigureTile, IndexCharts, PageHeader, today } from '../../../core/kit';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';
import { VisitTodo } from './VisitTodo';

/** Days looked back on. */
const RECENT_DAYS = 30;

/** What waits, and what came of the last month; each figure leads to what it counts. */
export default function VisitIndex() {
  const day = today();
  const recent = { visitTime: { from: addDays(day, 1 - RECENT_DAYS), to: day } };
  return (
    <>
      <PageHeader title="visit-manage.index.title" description="visit-manage.index.description" />
      <VisitTodo label="visit-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'visit-manage.charts.days', entity: returnVisit },
          { title: 'visit-manage.charts.byResult', entity: returnVisit, field: 'contactResult', filter: recent },
        ]}
      />
      <FigureGroup label="visit-manage.index.results">
        <CountFigures entity={returnVisit} field="contactResult" filter={recent} />
      </FigureGroup>
      <FigureGroup label="visit-manage.index.findings">
        <FigureTile
          entity={returnVisit}
          label="visit-manage.index.referrals"
          filter={{ ...recent, referral: true }}
          tone="danger"
        />
        <FigureTile
          entity={returnVisit}
          label="visit-manage.index.dissatisfied"
          filter={{ ...recent, satisfaction: { to: 2 } }}
          tone="warning"
        />
      </FigureGroup>
      <FigureGroup label="visit-manage.index.calls">
        <CountFigures entity={recordingCall} field="status" />
      </FigureGroup>
    </>
  );
}
