import { type HostWidget, usePermission } from '../../../core/plugin-api';

/** A plugin's part of the start page, for those who may see what it tells. */
export function DashboardTile({ widget, isWaiting }: { widget: HostWidget; isWaiting: boolean }) {
  const { size, permission, render } = widget;
  if (!usePermission(permission)) return null;
  return (
    <div className={size > 1 ? 'home-part home-wide' : 'home-part'}>
      {isWaiting ? <div className="home-waiting" /> : render({ slot: 'dashboard' })}
    </div>
  );
}
