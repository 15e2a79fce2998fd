import { addDays } from '../../../../contract/moment';
import { FigureGroup, FigureTile, today } from '../../../core/kit';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';

const open = { status: ['planned', 'missed'] };

/** What waits among follow-ups and calls, each figure a link to what it counts. */
export function VisitTodo({ label }: { label: string }) {
  const day = today();
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={returnVisit}
        label="visit-manage.index.today"
        filter={{ ...open, planDate: { from: day, to: day } }}
      />
      <FigureTile
        entity={returnVisit}
        label="visit-manage.index.overdue"
        filter={{ ...open, planDate: { to: addDays(day, -1) } }}
        tone="danger"
      />
      <FigureTile
        entity={returnVisit}
        label="visit-manage.index.followUp"
        filter={{ status: 'followUp' }}
        tone="warning"
      />
      <FigureTile
        entity={recordingCall}
        label="visit-manage.index.unchecked"
        filter={{ status: ['uploaded', 'linked'], disposition: 'success' }}
        tone="warning"
      />
    </FigureGroup>
  );
}
