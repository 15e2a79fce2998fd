import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type HostWidget, usePermission, useWidgets } from '../../../../core/plugin-api';
import type { ChartView, PanelView } from '../panelView';
import type { WallPanel } from './places';
import { usePages } from './usePages';
import { WallChart } from './WallChart';
import { WallFigures } from './WallFigures';
import { WallFrame } from './WallFrame';
import { WallRings, wallShares } from './WallRings';

/** Returns the panels of the wall in their default places. Omits panels without content. */
export function useWallPanels(view: PanelView, { isHeld }: { isHeld: boolean }): WallPanel[] {
  const translate = useTranslate();
  const widgets = useWidgets('wall');
  const { groups, charts, figures, period } = view;
  const filled = useMemo(() => charts.filter(({ rows }) => rows.length > 0), [charts]);
  const courses = filled.filter(({ kind }) => kind === 'lines');
  const rankings = filled.filter(({ kind }) => kind !== 'lines');
  const topic = usePages(groups.length, { isHeld });
  const course = usePages(courses.length, { isHeld });
  const ranking = usePages(rankings.length, { isHeld });
  const shares = wallShares(figures);
  const name = (key: string) => translate(`system-manage.dashboard.wall.${key}`);

  const group = groups[topic.page];
  const [first, ...more] = widgets.map(widgetPanel(translate));
  const chartPanel = (key: string, chart: ChartView | undefined, page: typeof course) =>
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
            render: () => <WallFigures group={group} page={topic} period={period} />,
          },
        ]
      : []),
    ...(first ? [first] : []),
    ...chartPanel('course', courses[course.page], course),
    ...chartPanel('rankings', rankings[ranking.page], ranking),
    ...more,
  ];
}

/** Returns a panel with a plugin's widget. */
function widgetPanel(translate: ReturnType<typeof useTranslate>) {
  return (widget: HostWidget): WallPanel => {
    const name = widget.label === undefined ? widget.plugin : translate(widget.label);
    return { key: widget.key, name, render: () => <WallWidget widget={widget} name={name} /> };
  };
}

function WallWidget({ widget: { permission, label, render }, name }: { widget: HostWidget; name: string }) {
  if (!usePermission(permission)) return null;
  return <WallFrame title={label === undefined ? undefined : name}>{render({ slot: 'wall' })}</WallFrame>;
}
