import { useTranslate } from 'react-admin';
import type { ChartView } from '../panelView';
import type { WallPages } from './usePages';
import { WallCourse } from './WallCourse';
import { WallFrame } from './WallFrame';
import { WallRanking } from './WallRanking';

/** A chart of the panel as a wall needs it: a ranking, or the course of days, with large words. */
export function WallChart({ chart, page }: { chart: ChartView; page: WallPages }) {
  const translate = useTranslate();
  return (
    <WallFrame title={translate(chart.label)} page={page}>
      {chart.kind === 'lines' ? <WallCourse chart={chart} /> : <WallRanking chart={chart} />}
    </WallFrame>
  );
}
