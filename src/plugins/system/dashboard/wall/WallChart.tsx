import { useTranslate } from 'react-admin';
import type { ChartView } from '../panelView';
import type { WallPages } from './usePages';
import { WallFrame } from './WallFrame';
import { WallLineChart } from './WallLineChart';
import { WallRanking } from './WallRanking';

/** A chart for the wall, with large text: a ranking, or a trend over days. */
export function WallChart({ chart, page }: { chart: ChartView; page: WallPages }) {
  const translate = useTranslate();
  return (
    <WallFrame title={translate(chart.label)} page={page}>
      {chart.kind === 'lines' ? <WallLineChart chart={chart} /> : <WallRanking chart={chart} />}
    </WallFrame>
  );
}
