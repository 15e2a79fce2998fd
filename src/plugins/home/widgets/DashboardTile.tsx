import { type HostWidget, usePermission } from '../../../core/plugin-api';

/** Renders a plugin's widget if the user may see its data. */
export function DashboardTile({ widget, isWaiting }: { widget: HostWidget; isWaiting: boolean }) {
  const { size, permission, render } = widget;
  if (!usePermission(permission)) return null;
  return (
    <div className={size > 1 ? 'home-part home-wide' : 'home-part'}>
      {isWaiting ? <div className="home-waiting" /> : render({ slot: 'dashboard' })}
    </div>
  );
}
