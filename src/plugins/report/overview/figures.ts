import type { Entity } from '../../../../contract/defineEntity';
import type { CountedFigure, FigureParameters, FigureSet } from '../../../../contract/figures';
import { dayStart, toIsoMoment } from '../../../../contract/moment';
import { ecg } from '../entities/ecg';
import { lorenz } from '../entities/lorenz';
import { WAITING_STATUSES } from '../entities/reportCodes';
import { sleep } from '../entities/sleep';
import { lateFilter } from '../parts/quickFilters';

const kinds = [ecg, lorenz, sleep] as const;
/** Kinds whose reports can be critical and therefore overdue. Lorenz plots have no critical findings. */
const urgentKinds = [ecg, sleep] as const;

/** Returns the figures of the section's first page: waiting, overdue and published today for each report kind. */
export default function reportOverview({ today }: FigureParameters) {
  const figuresFor = (
    filter: CountedFigure['filter'],
    tone?: CountedFigure['tone'],
    entities: readonly Entity[] = kinds,
  ) => entities.map((entity) => ({ entity, label: `entities.${entity.name}.name`, filter, ...(tone && { tone }) }));
  const published = { status: 'published', publishTime: { from: toIsoMoment(dayStart(today)) } };
  return {
    waiting: {
      label: 'report-manage.index.waiting',
      figures: figuresFor({ status: [...WAITING_STATUSES] }, 'warning'),
    },
    late: { label: 'report-manage.index.late', figures: figuresFor(lateFilter(), 'danger', urgentKinds) },
    published: { label: 'report-manage.index.published', figures: figuresFor(published) },
  } as const satisfies Record<string, FigureSet>;
}
