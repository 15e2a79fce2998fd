import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BaselineTask } from './bareServer';

/** Starts {@link file://./bareServer.ts} as a separate process. */
export async function startBaselineServer(task: BaselineTask): Promise<{ url: string; stop(): void }> {
  const server = spawn(process.execPath, ['scripts/run.mjs', join(import.meta.dirname, 'bareServer.ts')], {
    env: { ...process.env, NODE_ENV: 'production', BENCH_TASK: JSON.stringify(task) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the bare server ended with ${code}`);
    }),
  ]);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
