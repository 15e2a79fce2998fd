import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Readiness } from '../../../../contract/readiness';
import { useIsSettled } from '../../runtime/useIsSettled';
import { useConsole } from '../ConsoleContext';

const FillingBar = lazy(() => import('./FillingBar'));

/** Polling interval for the progress of the demo data, in milliseconds. */
const EVERY_MS = 15_000;

/** Shows in the footer that demo data is still being written, with its progress. */
export function FillingNotice() {
  const { config } = useConsole();
  const isSettled = useIsSettled();
  const { data: percent } = useQuery({
    queryKey: ['readyz'],
    // A back end with only the specification's calls does not have it.
    enabled: isSettled && config.backend.operations === 'extended',
    queryFn: async ({ signal }) => filledPercent(await fetch('/readyz', { signal })),
    // Once complete, it needs no further polling.
    refetchInterval: ({ state }) => (state.data === null || state.error ? false : EVERY_MS),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (percent === undefined || percent === null) return null;
  return (
    <Suspense fallback={null}>
      <FillingBar percent={percent} />
    </Suspense>
  );
}

/** Returns null when nothing is being written, or when the back end does not report it. */
async function filledPercent(answer: Response): Promise<number | null> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  const { demoData } = (await answer.json()) as Partial<Readiness>;
  return typeof demoData?.percent === 'number' ? demoData.percent : null;
}
