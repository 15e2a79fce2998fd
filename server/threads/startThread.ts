import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a module in a worker thread. The build puts the module beside the server (`vite.config.ts`). Tests and tools run
 * the sources, so the thread loads it with Vite too.
 * @param module `new URL('./…Thread.ts', import.meta.url)`, in exactly this form
 */
export function startThread(module: URL, options: ThreadOptions = {}): Worker {
  // A caller that waits for a result adds its own listener. Without one, a failing thread must not crash the process.
  return createWorker(module, options).on('error', () => undefined);
}

type ThreadOptions = Pick<WorkerOptions, 'resourceLimits'>;

function createWorker(module: URL, options: ThreadOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const file = JSON.stringify(fileURLToPath(module));
  const viteOptions = JSON.stringify({ root: process.cwd(), logLevel: 'warn' });
  const code = `import('vite').then(({ runnerImport }) => runnerImport(${file}, ${viteOptions}))`;
  return new Worker(code, { ...options, eval: true });
}
