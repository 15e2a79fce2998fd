import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Heading of the shell's own pages, with buttons. */
export function PageTitle({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, py: 1.5 }}>
      <Typography variant="h1" component="h1" sx={{ flex: 1 }}>
        {title}
      </Typography>
      {actions}
    </Box>
  );
}
