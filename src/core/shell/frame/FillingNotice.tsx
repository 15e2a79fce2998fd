import { Box, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Readiness } from '../../../../contract/readiness';

/** How often it is asked how far the demo data has come, in milliseconds. */
const EVERY_MS = 15_000;

/** Says at the foot of the console that demo data is still being written, and how much of it is there. */
export function FillingNotice() {
  const translate = useTranslate();
  const { data: percent } = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }) => filledPercent(await fetch('/readyz', { signal })),
    // Once it is complete it stays so.
    refetchInterval: ({ state }) => (state.data === null || state.error ? false : EVERY_MS),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (percent === undefined || percent === null) return null;
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

/** Null when nothing is being written, or when the back end is another one and does not say. */
async function filledPercent(answer: Response): Promise<number | null> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  const { demoData } = (await answer.json()) as Partial<Readiness>;
  return typeof demoData?.percent === 'number' ? demoData.percent : null;
}
