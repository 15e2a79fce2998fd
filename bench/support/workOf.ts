import type { CDPSession } from 'playwright-core';

/** Processor time of a page's main thread so far, milliseconds; the session has `Performance` enabled in thread ticks. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
