import type { HostWidget } from '../../../core/plugin-api';
import { DashboardTile } from './DashboardTile';

/** The parts of the start page beside the queue, one or two columns wide each. */
export function WidgetGrid({ widgets }: { widgets: readonly HostWidget[] }) {
  return (
    <div className="home-parts">
      {widgets.map((widget) => (
        <DashboardTile key={widget.key} widget={widget} />
      ))}
    </div>
  );
}
