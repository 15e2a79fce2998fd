import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { EmptySection } from '../page/EmptySection';

export interface ChartPanelProps {
  /** What the chart shows, written out. */
  title: string;
  /** What is said instead of a chart that would show nothing. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A chart under its title. */
export function ChartPanel({ title, empty, children }: ChartPanelProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: 1.5, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {empty === undefined ? children : <EmptySection>{empty}</EmptySection>}
    </Paper>
  );
}
