import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Progress of writing the demo data, in the footer of the console. */
export default function DemoDataProgress({ percent }: { percent: number }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={(theme) => ({
        flexShrink: 0,
        paddingInline: 2,
        paddingBlock: 0.5,
        fontSize: 12,
        textAlign: 'center',
        color: 'text.secondary',
        background: theme.shell.panel,
        '@media print': { display: 'none' },
      })}
    >
      {translate('console.filling', { percent })}
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-hidden
        sx={{ height: 2, maxWidth: 240, marginInline: 'auto' }}
      />
    </Box>
  );
}
