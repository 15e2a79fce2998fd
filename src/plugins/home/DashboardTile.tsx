import { Box } from '@mui/material';
import { type HostWidget, usePermission } from '../../core/plugin-api';

/** A plugin's tile on the start page, for those who may see what it tells. */
export function DashboardTile({ widget }: { widget: HostWidget }) {
  const { size, permission, render } = widget;
  if (!usePermission(permission)) return null;
  return (
    <Box sx={{ gridColumn: { xs: 'auto', lg: `span ${size}` }, minWidth: 0 }}>{render({ slot: 'dashboard' })}</Box>
  );
}
