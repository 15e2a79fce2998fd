import { useIsPainted } from '../../../core/kit';
import type { HostWidget } from '../../../core/plugin-api';
import { DashboardTile } from './DashboardTile';

/**
 * The widgets of the start page beside the queue, each one or two columns wide. Their code loads once the page is
 * interactive.
 */
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
