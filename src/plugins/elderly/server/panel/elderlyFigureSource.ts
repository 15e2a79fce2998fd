import { type FigureSource, figureCount, percent, shares, type TypeList } from '../../../system/server/public';
import { elderlyFigures } from '../../entities/figures';
import { type AgeBand, ageBands } from '../../entities/identity/age';
import { elderlyCapacityType } from '../../entities/types/elderlyCapacityType';
import { elderlyLiveType } from '../../entities/types/elderlyLiveType';
import { elderlyMunicipalType } from '../../entities/types/elderlyMunicipalType';
import { type CountedElders, countedElders, eldersStatement, minAgeOf, municipalStatement } from './countedElders';

/** Code of living alone in GB/T 42195-2022 form A. */
const LIVING_ALONE_CODE = '1';

/** Computes the figures about elders by status, age and type lists. */
export const elderlyFigureSource: FigureSource<typeof elderlyFigures> = {
  declaration: elderlyFigures,
  async count({ queries, period, typeList }) {
    const [capacities, livings, municipals] = await Promise.all([
      typeList(elderlyCapacityType),
      typeList(elderlyLiveType),
      typeList(elderlyMunicipalType),
    ]);
    const statements = [eldersStatement(queries, period), municipalStatement(queries)] as const;
    return figureCount(statements, ([elderRows, categories]) => {
      const elders = countedElders(elderRows);
      const active = elders.filter(({ status }) => status === 'active');
      return {
        values: elderValues({ elders, active, livings }),
        before: { eldersNewMonth: sum(elders, 'freshBefore') },
        charts: {
          capacity: shares(capacities, sumBy(active, 'capacity')),
          living: shares(livings, sumBy(active, 'living')),
          municipal: shares(municipals, new Map(categories)),
          ages: ageBands.map((band) => ({ band, count: countInBands(active, [band]) })),
          genders: [...sumBy(active, 'gender')].map(([code, count]) => ({ code, count })),
        },
        parts: { aloneId: [...livings].find(([, { code }]) => code === LIVING_ALONE_CODE)?.[0] ?? null },
      };
    });
  },
};

function elderValues({
  elders,
  active,
  livings,
}: {
  elders: readonly CountedElders[];
  active: readonly CountedElders[];
  livings: TypeList;
}) {
  const over80 = ageBands.filter((band) => minAgeOf(band) >= 80);
  return {
    eldersTotal: sum(elders),
    eldersActive: sum(active),
    eldersNewMonth: sum(elders, 'fresh'),
    eldersOver80: percent(countInBands(active, over80), sum(active)),
    eldersAlone: sum(active.filter(({ living }) => livings.get(living)?.code === LIVING_ALONE_CODE)),
    notServedMonth: sum(active, 'unserved'),
  };
}

function sum(groups: readonly CountedElders[], name: 'count' | 'fresh' | 'freshBefore' | 'unserved' = 'count'): number {
  return groups.reduce((total, group) => total + group[name], 0);
}

function sumBy<K extends 'capacity' | 'living' | 'gender'>(
  groups: readonly CountedElders[],
  by: K,
): Map<CountedElders[K], number> {
  const sums = new Map<CountedElders[K], number>();
  for (const group of groups) sums.set(group[by], (sums.get(group[by]) ?? 0) + group.count);
  return sums;
}

function countInBands(groups: readonly CountedElders[], bands: readonly AgeBand[]): number {
  return groups
    .filter(({ band }) => bands.some((bandName) => ageBands[band] === bandName))
    .reduce((total, { count }) => total + count, 0);
}
