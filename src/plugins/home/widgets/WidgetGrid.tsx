import Box from '@mui/material/Box';
import type { HostWidget } from '../../../core/plugin-api';
import { DashboardTile } from './DashboardTile';

/** The parts of the start page beside the queue, one or two columns wide each. */
export function WidgetGrid({ widgets }: { widgets: readonly HostWidget[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridAutoFlow: 'dense',
        alignContent: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {widgets.map((widget) => (
        <DashboardTile key={widget.key} widget={widget} />
      ))}
    </Box>
  );
}
