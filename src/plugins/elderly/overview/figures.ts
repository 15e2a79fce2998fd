import type { OverviewDefinition } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { elderlyFigures } from '../entities/figures';
import { ageBands } from '../entities/identity/age';
import { inServiceFilter } from '../entities/populations';
import { elderlyCapacityType } from '../entities/types/elderlyCapacityType';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof elderlyFigures> = {
  section: 'elderly-manage',
  declaration: elderlyFigures,
  figures: ['eldersActive', 'highRisk', 'assessmentDue', 'contractEnded', 'drafts'],
  charts: () => [
    {
      title: 'elderly-manage.charts.byGrade',
      entity: elderly,
      filter: inServiceFilter,
      each: { of: elderlyCapacityType, where: { enabled: true }, sort: 'sort', field: 'elderlyCapacityTypeId' },
      isScale: true,
    },
    {
      title: 'elderly-manage.charts.byAge',
      entity: elderly,
      filter: inServiceFilter,
      parts: ageBands.map((band) => ({
        label: `elderly-manage.ageBands.${band}`,
        filter: { ...inServiceFilter, age: ageRange(band) },
      })),
      isScale: true,
    },
  ],
};

export default overview;

/** Parses the limits of an age band, `80-89` or `100+`. */
function ageRange(band: string): { from: number; to?: number } {
  const [from = 0, to] = band.replace('+', '').split('-').map(Number);
  return to === undefined ? { from } : { from, to };
}
