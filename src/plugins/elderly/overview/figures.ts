import { codeFigures, type FigureMoment, type FigureSet, quickFigure } from '../../../../contract/figures';
import { ageBands } from '../entities/age';
import { elderly } from '../entities/elderly';
import { elderlyCapacityType } from '../entities/elderlyCapacityType';
import { contractEnded, served } from '../entities/populations';

/** Returns the figures of the section's first page. */
export default function elderlyOverview({ today }: FigureMoment) {
  return {
    todo: {
      label: 'elderly-manage.index.todo',
      figures: [
        quickFigure(elderly, 'draft', { today, tone: 'warning' }),
        quickFigure(elderly, 'assessmentDue', { today, tone: 'warning' }),
        {
          entity: elderly,
          label: 'elderly-manage.index.contractEnded',
          filter: contractEnded(today),
          tone: 'danger',
        },
        quickFigure(elderly, 'highRisk', { today, tone: 'danger' }),
      ],
    },
    byStatus: { label: 'elderly-manage.index.byStatus', figures: codeFigures(elderly, 'status') },
    byGrade: {
      label: 'elderly-manage.index.byGrade',
      each: {
        of: elderlyCapacityType,
        where: { enabled: true },
        sort: 'sort',
        entity: elderly,
        field: 'elderlyCapacityTypeId',
        filter: served,
      },
    },
    byAge: {
      label: 'elderly-manage.index.byAge',
      figures: ageBands.map((band) => ({
        entity: elderly,
        label: `elderly-manage.ageBands.${band}`,
        filter: { ...served, age: ageRange(band) },
      })),
    },
  } as const satisfies Record<string, FigureSet>;
}

/** Parses the limits of an age band, `80-89` or `100+`. */
function ageRange(band: string): { from: number; to?: number } {
  const [from = 0, to] = band.replace('+', '').split('-').map(Number);
  return to === undefined ? { from } : { from, to };
}
