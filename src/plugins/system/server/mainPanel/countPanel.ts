import type { Context } from '../../../../../server/plugin-api';
import { readVersions } from '../../../../../server/plugin-api/builtin';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { type CountedFigures, type FigureSource, figurePort } from './figureSource';
import { panelPeriod } from './panelPeriod';

/**
 * Counts everything on the main panel within the caller's data scope. The statements of all sections run concurrently, and
 * their number is constant.
 */
export async function countPanel(context: Context, period: PanelPeriodCode): Promise<Required<CountedFigures>> {
  const { database, dictionaries, now } = context;
  const queries = database.read;
  const versions = await readVersions(queries);
  const figureQuery: Parameters<FigureSource['count']>[0] = {
    queries,
    period: panelPeriod(period, now()),
    typeList: (entity) => dictionaries.get(entity, versions.get(entity.name) ?? 0, queries),
  };
  const counts = await Promise.all(context.provided(figurePort).map(({ count }) => count(figureQuery)));
  const results = await database.readInParallel(counts.flatMap(({ statements }) => statements));
  let first = 0;
  const counted = counts.map(({ statements, computeFigures }) => {
    const ownResults = results.slice(first, first + statements.length);
    first += statements.length;
    return computeFigures(ownResults);
  });
  return {
    values: Object.assign({}, ...counted.map(({ values }) => values)),
    before: Object.assign({}, ...counted.map(({ before }) => before)),
    charts: Object.assign({}, ...counted.map(({ charts }) => charts)),
    parts: Object.assign({}, ...counted.map(({ parts }) => parts)),
  };
}
