import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a module in a thread of its own. The build puts it beside the server (`vite.config.ts`); in tests and tools, which run
 * the sources, the thread loads it as they do.
 * @param module `new URL('./…Thread.ts', import.meta.url)`, in just this form
 */
export function startThread(module: URL): Worker {
  const thread = open(module);
  // Whoever waits for an answer listens too; while nobody does, a thread that fails ends alone.
  return thread.on('error', () => undefined);
}

function open(module: URL): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module);
  const file = JSON.stringify(fileURLToPath(module));
  const options = JSON.stringify({ root: process.cwd(), logLevel: 'warn' });
  return new Worker(`import('vite').then(({ runnerImport }) => runnerImport(${file}, ${options}))`, { eval: true });
}
