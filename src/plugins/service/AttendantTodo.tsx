import { addDays } from '../../../contract/moment';
import { FigureGroup, FigureTile, today } from '../../core/kit';
import { attendant } from './entities/attendant';

/** What waits among the attendants, each figure a link to whom it counts. */
export function AttendantTodo({ label }: { label: string }) {
  const day = today();
  const passed = { status: 'passed' };
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={attendant}
        label="service-manage.index.pending"
        filter={{ status: 'pending' }}
        tone="warning"
      />
      <FigureTile
        entity={attendant}
        label="service-manage.index.expired"
        filter={{ ...passed, certExpire: { to: addDays(day, -1) } }}
        tone="danger"
      />
      <FigureTile
        entity={attendant}
        label="service-manage.index.within7"
        filter={{ ...passed, certExpire: { from: day, to: addDays(day, 7) } }}
        tone="danger"
      />
      <FigureTile
        entity={attendant}
        label="service-manage.index.within30"
        filter={{ ...passed, certExpire: { from: day, to: addDays(day, 30) } }}
        tone="warning"
      />
    </FigureGroup>
  );
}
