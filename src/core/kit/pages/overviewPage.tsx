import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { FigureDeclaration } from '../../../../contract/figures';
import { IndexCharts } from '../chart/IndexCharts';
import type { RecordChartProps } from '../chart/RecordChart';
import { today } from '../entity/today';
import { DefinedFigure } from '../figure/DefinedFigure';
import { PageHeader } from '../page/PageHeader';

/** Maximum number of figures: as many as stand side by side and are taken in at a glance. */
const OVERVIEW_FIGURES_MAX = 6;

export interface OverviewDefinition<D extends FigureDeclaration = FigureDeclaration> {
  /** The id of the plugin; prefix of the message keys of the title and the description. */
  section: string;
  /** The figures of the section. */
  declaration: D;
  /** Keys of those shown, at most six, the most urgent first. */
  figures: readonly (keyof D['figures'] & string)[];
  /** Two charts that answer who, where or when. None repeats a number of a figure. */
  charts: (parameters: { today: string }) => readonly [RecordChartProps, RecordChartProps];
}

/** What stands above and below the figures and charts. */
export interface OverviewFrame {
  Top?: ComponentType;
  Bottom?: ComponentType;
}

/**
 * Creates the first page of a section: its figures, each a link to the list that it counts, and two charts.
 *
 * ```ts
 * export default overviewPage({
 *   section: 'account-manage',
 *   declaration: accountFigures,
 *   figures: ['doctorsPending', 'identityPending'],
 *   charts: () => [
 *     { title: 'account-manage.charts.newUsers', entity: user },
 *     { title: 'account-manage.charts.byStatus', entity: user, field: 'status' },
 *   ],
 * });
 * ```
 */
export function overviewPage<D extends FigureDeclaration>(
  { section, declaration, figures, charts }: OverviewDefinition<D>,
  { Top, Bottom }: OverviewFrame = {},
): ComponentType {
  return function OverviewPage() {
    const translate = useTranslate();
    const title = `${section}.index.title`;
    return (
      <>
        <PageHeader title={title} description={`${section}.index.description`} />
        {Top && <Top />}
        <section aria-label={translate(title)} className="kit-figures">
          <div>
            {figures.slice(0, OVERVIEW_FIGURES_MAX).map((name) => {
              const figure = declaration.figures[name];
              return figure && <DefinedFigure key={name} plugin={section} name={name} figure={figure} />;
            })}
          </div>
        </section>
        <IndexCharts charts={charts({ today: today() })} />
        {Bottom && <Bottom />}
      </>
    );
  };
}
