import { useIsPainted } from '../../../core/kit';
import type { HostWidget } from '../../../core/plugin-api';
import { DashboardTile } from './DashboardTile';

/** The parts of the start page beside the queue, one or two columns wide each. Their code is fetched once the page can be used. */
export function WidgetGrid({ widgets }: { widgets: readonly HostWidget[] }) {
  const isPainted = useIsPainted();
  return (
    <div className="home-parts">
      {widgets.map((widget) => (
        <DashboardTile key={widget.key} widget={widget} isWaiting={!isPainted} />
      ))}
    </div>
  );
}
