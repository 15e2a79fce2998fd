import type { CDPSession } from 'playwright-core';

/**
 * Returns the CPU time of a page's main thread so far, in milliseconds. The session must have `Performance` enabled with
 * thread ticks.
 */
export async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
