import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FigureTarget, useFigureTarget } from '../useFigureTarget';

export interface WallLinkProps {
  figure: FigureTarget;
  sx: Readonly<Record<string, string | number>>;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** A part of the wall that shows a figure. Links to the counted records and describes them in a tooltip. */
export function WallLink({ figure, sx, tabIndex, children }: WallLinkProps) {
  const { to, hint } = useFigureTarget(figure);
  const look = { color: 'inherit', textDecoration: 'none', ...sx };
  return to === undefined ? (
    <Box title={hint} sx={look}>
      {children}
    </Box>
  ) : (
    <Box component={Link} to={to} title={hint} tabIndex={tabIndex} sx={look}>
      {children}
    </Box>
  );
}
