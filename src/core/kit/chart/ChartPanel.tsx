import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { EmptySection } from '../page/EmptySection';

export interface ChartPanelProps {
  /** The question that the chart answers, as text. */
  title: string;
  /** Text to show instead of an empty chart. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A chart with its title. */
export function ChartPanel({ title, empty, children }: ChartPanelProps) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', padding: 2, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle2" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {empty === undefined ? children : <EmptySection>{empty}</EmptySection>}
    </Paper>
  );
}
