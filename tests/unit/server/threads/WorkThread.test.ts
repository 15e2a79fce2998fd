import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { WorkLimitExceeded, WorkThread } from '../../../../server/threads/WorkThread';

/** Returns numbers doubled. On `circle` it never ends, on `fail` it throws, on `fill` it uses all memory. */
const CODE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (work) => {
    if (work === 'circle') for (;;);
    if (work === 'fill') { const kept = []; for (;;) kept.push(new Array(1e5).fill(work)); }
    parentPort.postMessage(work === 'fail' ? { failure: new Error('broken') } : { result: 2 * work });
  });
  parentPort.postMessage('ready');
`;

function doubling({ msMax = 60_000 } = {}) {
  const start = vi.fn(() => new Worker(CODE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } }));
  return { start, thread: new WorkThread<number | string, number>(start, { msMax, idleMs: 60_000 }) };
}

describe('a worker thread', () => {
  it('runs one task after the other, and is started once', async () => {
    const { start, thread } = doubling();
    expect(await Promise.all([1, 2, 3].map((work) => thread.run(work)))).toEqual([2, 4, 6]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('reports the error of a task, and continues', async () => {
    const { start, thread } = doubling();
    await expect(thread.run('fail')).rejects.toThrow('broken');
    expect(await thread.run(4)).toBe(8);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is terminated when a task takes too much time or memory, and the next task gets a new one', async () => {
    const { start, thread } = doubling({ msMax: 3_000 });
    await expect(thread.run('circle')).rejects.toThrow(WorkLimitExceeded);
    await expect(thread.run('fill')).rejects.toThrow(WorkLimitExceeded);
    expect(await thread.run(5)).toBe(10);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('is terminated when the caller of a running task aborts; a waiting task is never started', async () => {
    const { start, thread } = doubling();
    const left = new AbortController();
    const running = thread.run('circle', left.signal);
    const waiting = thread.run(1, left.signal);
    const other = thread.run(6);
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
    left.abort(new Error('left'));
    await expect(running).rejects.toThrow('left');
    await expect(waiting).rejects.toThrow('left');
    expect(await other).toBe(12);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
