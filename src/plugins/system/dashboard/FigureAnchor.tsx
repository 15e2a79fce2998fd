import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FigureTarget, useFigureTarget, useTooltip } from '../../../core/kit';

export interface FigureAnchorProps {
  figure: FigureTarget;
  sx: Readonly<Record<string, unknown>>;
  /** -1 for a copy, which the keyboard skips. */
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** A part of the dashboard or the wall that shows a figure. Links to the counted records; its tooltip is its definition. */
export function FigureAnchor({ figure, sx, tabIndex, children }: FigureAnchorProps) {
  const { to, hint } = useFigureTarget(figure);
  const { anchorProps, tooltip } = useTooltip(hint);
  const described = { ...anchorProps, ...(hint !== undefined && { 'aria-description': hint }) };
  const look = { color: 'inherit', textDecoration: 'none', ...sx };
  return (
    <>
      {to === undefined ? (
        <Box {...(hint !== undefined && { role: 'group', tabIndex: tabIndex ?? 0 })} {...described} sx={look}>
          {children}
        </Box>
      ) : (
        <Box component={Link} to={to} tabIndex={tabIndex} {...described} sx={look}>
          {children}
        </Box>
      )}
      {tooltip}
    </>
  );
}
