import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Readiness } from '../../../../contract/calls/readiness';
import { useIsPageIdle } from '../../runtime/useIsPageIdle';
import { useConsole } from '../ConsoleContext';

const DemoDataProgress = lazy(() => import('./DemoDataProgress'));

/** Polling interval for the progress of the demo data, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Shows in the footer that demo data is still being written, with its progress. */
export function DemoDataNotice() {
  const { config } = useConsole();
  const isSettled = useIsPageIdle();
  const { data: percent } = useQuery({
    queryKey: ['readyz'],
    // A back end with only the specification's calls does not have it.
    enabled: isSettled && config.backend.operations === 'extended',
    queryFn: async ({ signal }) => readDemoDataPercent(await fetch('/readyz', { signal })),
    // Once complete, it needs no further polling.
    refetchInterval: ({ state }) => (state.data === null || state.error ? false : POLL_INTERVAL_MS),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (percent === undefined || percent === null) return null;
  return (
    <Suspense fallback={null}>
      <DemoDataProgress percent={percent} />
    </Suspense>
  );
}

/** Returns null when nothing is being written, or when the back end does not report it. */
async function readDemoDataPercent(response: Response): Promise<number | null> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null;
  const { demoData } = (await response.json()) as Partial<Readiness>;
  return typeof demoData?.percent === 'number' ? demoData.percent : null;
}
