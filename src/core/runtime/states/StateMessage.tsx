import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StateMessageProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** What the administrator can do about it. */
  actions?: ReactNode;
  role?: 'alert' | 'status';
}

/** Tells in the middle of a page why there is nothing else, and what can be done. */
export function StateMessage({ icon, title, text, actions, role }: StateMessageProps) {
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
        py: 8,
        minHeight: 320,
        '& > svg': { mb: 1 },
      }}
    >
      {icon}
      <Typography variant="h1" component="h1">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 520, overflowWrap: 'anywhere' }}>{text}</Typography>
      {actions && (
        <Box sx={{ display: 'flex', gap: 1.5, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}>{actions}</Box>
      )}
    </Box>
  );
}
