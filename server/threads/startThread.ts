import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a module in a thread of its own. The build puts it beside the server (`vite.config.ts`); in tests and tools, which run
 * the sources, the thread loads it as they do.
 * @param module `new URL('./…Thread.ts', import.meta.url)`, in just this form
 */
export function startThread(module: URL, options: ThreadOptions = {}): Worker {
  // Whoever waits for an answer listens too; while nobody does, a thread that fails ends alone.
  return open(module, options).on('error', () => undefined);
}

type ThreadOptions = Pick<WorkerOptions, 'resourceLimits'>;

function open(module: URL, options: ThreadOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const file = JSON.stringify(fileURLToPath(module));
  const loading = JSON.stringify({ root: process.cwd(), logLevel: 'warn' });
  const code = `import('vite').then(({ runnerImport }) => runnerImport(${file}, ${loading}))`;
  return new Worker(code, { ...options, eval: true });
}
