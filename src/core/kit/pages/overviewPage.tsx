import type { ComponentType } from 'react';
import type { FigureParameters, FigureSet } from '../../../../contract/figures';
import { useViewpoint } from '../action/useViewpoint';
import { IndexCharts } from '../chart/IndexCharts';
import type { RecordChartProps } from '../chart/RecordChart';
import { today } from '../entity/today';
import { Figures } from '../figure/Figures';
import { PageHeader } from '../page/PageHeader';

export interface OverviewDefinition<Name extends string> {
  /** Prefix of the message keys of the title and the description: the id of the plugin. */
  section: string;
  /** Returns the groups of figures, in the order in which they are shown. */
  figures: (parameters: FigureParameters) => Readonly<Record<Name, FigureSet>>;
  charts: (parameters: FigureParameters) => readonly RecordChartProps[];
  /** The group of figures below which the charts are. */
  chartsAfter: Name;
  /** Above the figures. */
  Top?: ComponentType;
  /** Below the figures. */
  Bottom?: ComponentType;
}

/**
 * Creates the first page of a section: its pending work and its counts, each a link to the list that it counts, and charts.
 *
 * ```ts
 * export default overviewPage({
 *   section: 'account-manage',
 *   figures: accountOverview,
 *   charts: () => [{ title: 'account-manage.charts.newUsers', entity: user }],
 *   chartsAfter: 'todo',
 * });
 * ```
 */
export function overviewPage<Name extends string>({
  section,
  figures,
  charts,
  chartsAfter,
  Top,
  Bottom,
}: OverviewDefinition<Name>): ComponentType {
  return function OverviewPage() {
    const { adminId } = useViewpoint();
    const parameters = { today: today(), adminId };
    const groups = Object.entries<FigureSet>(figures(parameters));
    const chartsAt = groups.findIndex(([name]) => name === chartsAfter) + 1;
    const figureGroups = (shown: typeof groups) => shown.map(([name, group]) => <Figures key={name} {...group} />);
    return (
      <>
        <PageHeader title={`${section}.index.title`} description={`${section}.index.description`} />
        {Top && <Top />}
        {figureGroups(groups.slice(0, chartsAt))}
        <IndexCharts charts={charts(parameters)} />
        {figureGroups(groups.slice(chartsAt))}
        {Bottom && <Bottom />}
      </>
    );
  };
}
