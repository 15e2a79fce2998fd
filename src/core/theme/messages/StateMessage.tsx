import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type DrawnState, StateDrawing } from './StateDrawing';

interface StateMessageProps {
  state: DrawnState;
  /** Already translated, like the text. */
  title: string;
  text?: ReactNode;
  /** What the administrator can do about it. */
  actions?: ReactNode;
  role?: 'alert' | 'status';
  /** Compact variant for a part of a page, without a heading. */
  isCompact?: boolean;
}

/** A drawing and a message for a place without content, with suggested actions. */
export function StateMessage({ state, title, text, actions, role, isCompact = false }: StateMessageProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: isCompact ? 6 : 8,
        minHeight: isCompact ? undefined : 320,
        '& > svg': { mb: isCompact ? 0 : 1 },
      }}
    >
      <StateDrawing state={state} />
      {isCompact ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 520, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      ) : (
        <Typography variant="h1" component="h1">
          {title}
        </Typography>
      )}
      {text && (
        <Typography sx={{ color: 'text.secondary', maxWidth: 520, overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', gap: 1.5, mt: isCompact ? 0 : 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
