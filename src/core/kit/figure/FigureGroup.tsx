import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** Figures that belong together, under a heading (a message key); nothing where the administrator may see none of them. */
export function FigureGroup({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ marginBlockStart: 2, '&:has(> div:empty)': { display: 'none' } }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate(label)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
        {children}
      </Box>
    </Box>
  );
}
