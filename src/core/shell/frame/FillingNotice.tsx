import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Readiness } from '../../../../contract/readiness';
import { useIsSettled } from '../../runtime/useIsSettled';
import { useConsole } from '../ConsoleContext';

const FillingBar = lazy(() => import('./FillingBar'));

/** How often it is asked how far the demo data has come, in milliseconds. */
const EVERY_MS = 15_000;

/** Says at the foot of the console that demo data is still being written, and how much of it is there. */
export function FillingNotice() {
  const { config } = useConsole();
  const isSettled = useIsSettled();
  const { data: percent } = useQuery({
    queryKey: ['readyz'],
    // The specification knows nothing of it.
    enabled: isSettled && config.backend.operations === 'extended',
    queryFn: async ({ signal }) => filledPercent(await fetch('/readyz', { signal })),
    // Once it is complete it stays so.
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

/** Null when nothing is being written, or when the back end is another one and does not say. */
async function filledPercent(answer: Response): Promise<number | null> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  const { demoData } = (await answer.json()) as Partial<Readiness>;
  return typeof demoData?.percent === 'number' ? demoData.percent : null;
}
