import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type WallTile, WIDTHS } from './panelLayout';

export interface WallColumnsProps {
  columns: readonly (readonly WallTile[])[];
  /** Wraps a panel. Defaults to no wrapper. */
  renderPanel?: (panel: WallTile, content: ReactNode) => ReactNode;
}

/** The panels of the wall in columns. An empty column leaves its space to the others. */
export function WallColumns({ columns, renderPanel = (_, content) => content }: WallColumnsProps) {
  const filled = columns.flatMap((panels, at) => (panels.length > 0 ? [{ panels, width: WIDTHS[at] ?? 1 }] : []));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '1.1em',
        minHeight: 0,
        gridTemplate: `minmax(0, 1fr) / ${filled.map(({ width }) => `minmax(0, ${width}fr)`).join(' ')}`,
      }}
    >
      {filled.map(({ panels }) => (
        <Box
          key={panels.map(({ key }) => key).join()}
          sx={{ display: 'flex', flexDirection: 'column', gap: '1.1em', minHeight: 0, minWidth: 0 }}
        >
          {panels.map((panel) => (
            <Box key={panel.key} sx={{ flex: '1 1 0', minHeight: 0, '&:empty': { display: 'none' } }}>
              {renderPanel(panel, panel.render())}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
