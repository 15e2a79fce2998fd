import Box from '@mui/material/Box';
import { type HostWidget, usePermission } from '../../../core/plugin-api';

/** Room kept for a part whose code is on its way, in pixels. */
const LEAST_HEIGHT = 235;

/** A plugin's part of the start page, for those who may see what it tells. */
export function DashboardTile({ widget }: { widget: HostWidget }) {
  const { size, permission, render } = widget;
  if (!usePermission(permission)) return null;
  return (
    <Box
      sx={{
        gridColumn: { xs: 'auto', sm: size > 1 ? 'span 2' : 'auto' },
        minWidth: 0,
        minHeight: LEAST_HEIGHT,
        '&:empty': { display: 'none' },
      }}
    >
      {render({ slot: 'dashboard' })}
    </Box>
  );
}
