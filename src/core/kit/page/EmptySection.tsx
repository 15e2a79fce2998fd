import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Shows that a part of a page is empty. The text is already translated. */
export function EmptySection({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ padding: 2, textAlign: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
