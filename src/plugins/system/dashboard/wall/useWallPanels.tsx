import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type HostWidget, usePermission, useWidgets } from '../../../../core/plugin-api';
import type { WallLive } from '../../entities/wallLive';
import type { ChartView, PanelView } from '../panelView';
import type { WallTile } from './panelLayout';
import { usePages } from './usePages';
import { WallChart } from './WallChart';
import { WallFigures } from './WallFigures';
import { WallFrame } from './WallFrame';
import { WallRings, wallShares } from './WallRings';

interface WallState {
  isHeld: boolean;
  live: WallLive | undefined;
}

/** Returns the panels of the wall in their default places. Omits panels without content. */
export function useWallPanels(view: PanelView, { isHeld: isPaused, live }: WallState): WallTile[] {
  const translate = useTranslate();
  const widgets = useWidgets('wall');
  const { groups, charts, figures, period } = view;
  const filled = useMemo(() => charts.filter(({ rows }) => rows.length > 0), [charts]);
  const lineCharts = filled.filter(({ kind }) => kind === 'lines');
  const rankings = filled.filter(({ kind }) => kind !== 'lines');
  const topicPages = usePages(groups.length, { isHeld: isPaused });
  const linePages = usePages(lineCharts.length, { isHeld: isPaused });
  const rankingPages = usePages(rankings.length, { isHeld: isPaused });
  const shares = wallShares(figures);
  const name = (key: string) => translate(`system-manage.dashboard.wall.${key}`);

  const group = groups[topicPages.page];
  const [first, ...otherPanels] = widgets.map(widgetPanel(translate, live));
  const chartPanel = (key: string, chart: ChartView | undefined, page: typeof linePages) =>
    chart ? [{ key, name: name(key), render: () => <WallChart chart={chart} page={page} /> }] : [];
  return [
    ...(shares.length > 0
      ? [{ key: 'targets', name: name('targets'), render: () => <WallRings figures={shares} period={period} /> }]
      : []),
    ...(group
      ? [
          {
            key: 'topics',
            name: name('topics'),
            render: () => <WallFigures group={group} page={topicPages} period={period} />,
          },
        ]
      : []),
    ...(first ? [first] : []),
    ...chartPanel('course', lineCharts[linePages.page], linePages),
    ...chartPanel('rankings', rankings[rankingPages.page], rankingPages),
    ...otherPanels,
  ];
}

/** Returns a panel with a plugin's widget, to which what happens now is passed as the record on screen. */
function widgetPanel(translate: ReturnType<typeof useTranslate>, live: WallLive | undefined) {
  return (widget: HostWidget): WallTile => {
    const name = widget.label === undefined ? widget.plugin : translate(widget.label);
    return { key: widget.key, name, render: () => <WallWidget widget={widget} name={name} live={live} /> };
  };
}

interface WallWidgetProps {
  widget: HostWidget;
  name: string;
  live: WallLive | undefined;
}

function WallWidget({ widget: { permission, label, render }, name, live }: WallWidgetProps) {
  if (!usePermission(permission)) return null;
  return (
    <WallFrame title={label === undefined ? undefined : name}>
      {render({ slot: 'wall', ...(live && { record: { ...live } }) })}
    </WallFrame>
  );
}
