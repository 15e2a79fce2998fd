import { dayStart, momentText } from '../../../../contract/moment';
import { entityLabel, FigureGroup, FigureTile, today } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { WAITING_STATUSES } from '../entities/reportCodes';
import { sleep } from '../entities/sleep';
import { lateFilter } from '../parts/quickFilters';

const kinds = [ecg, lorenz, sleep] as const;

/** What waits for a doctor by kind, what is late, what was published today; each figure leads to its list. */
export function ReportTodo() {
  const published = { status: 'published', publishTime: { from: momentText(dayStart(today())) } };
  return (
    <>
      <FigureGroup label="report-manage.index.waiting">
        {kinds.map((entity) => (
          <FigureTile
            key={entity.name}
            entity={entity}
            label={entityLabel(entity)}
            filter={{ status: [...WAITING_STATUSES] }}
            tone="warning"
          />
        ))}
      </FigureGroup>
      <FigureGroup label="report-manage.index.late">
        {kinds.map((entity) => (
          <FigureTile
            key={entity.name}
            entity={entity}
            label={entityLabel(entity)}
            filter={lateFilter()}
            tone="danger"
          />
        ))}
      </FigureGroup>
      <FigureGroup label="report-manage.index.published">
        {kinds.map((entity) => (
          <FigureTile key={entity.name} entity={entity} label={entityLabel(entity)} filter={published} />
        ))}
      </FigureGroup>
    </>
  );
}
