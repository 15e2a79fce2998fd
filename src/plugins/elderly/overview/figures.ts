import { choiceFigures, type FigureParameters, type FigureSet, quickFilterFigure } from '../../../../contract/figures';
import { elderly } from '../entities/elderly';
import { ageBands } from '../entities/identity/age';
import { contractEndedFilter, inServiceFilter } from '../entities/populations';
import { elderlyCapacityType } from '../entities/types/elderlyCapacityType';

/** Returns the figures of the section's first page. */
export default function elderlyOverview({ today }: FigureParameters) {
  return {
    todo: {
      label: 'elderly-manage.index.todo',
      figures: [
        quickFilterFigure(elderly, 'draft', { today, tone: 'warning' }),
        quickFilterFigure(elderly, 'assessmentDue', { today, tone: 'warning' }),
        {
          entity: elderly,
          label: 'elderly-manage.index.contractEnded',
          filter: contractEndedFilter(today),
          tone: 'danger',
        },
        quickFilterFigure(elderly, 'highRisk', { today, tone: 'danger' }),
      ],
    },
    byStatus: { label: 'elderly-manage.index.byStatus', figures: choiceFigures(elderly, 'status') },
    byGrade: {
      label: 'elderly-manage.index.byGrade',
      each: {
        of: elderlyCapacityType,
        where: { enabled: true },
        sort: 'sort',
        entity: elderly,
        field: 'elderlyCapacityTypeId',
        filter: inServiceFilter,
      },
    },
    byAge: {
      label: 'elderly-manage.index.byAge',
      figures: ageBands.map((band) => ({
        entity: elderly,
        label: `elderly-manage.ageBands.${band}`,
        filter: { ...inServiceFilter, age: ageRange(band) },
      })),
    },
  } as const satisfies Record<string, FigureSet>;
}

/** Parses the limits of an age band, `80-89` or `100+`. */
function ageRange(band: string): { from: number; to?: number } {
  const [from = 0, to] = band.replace('+', '').split('-').map(Number);
  return to === undefined ? { from } : { from, to };
}
