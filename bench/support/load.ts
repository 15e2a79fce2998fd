import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

const outcome = z.object({
  requests: z.object({ average: z.number() }),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
});

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  token?: string;
}

/** Returns the requests per second of an address, measured by a separate process. Any failed request is an error. */
export async function requestsPerSecond({ url, connections, seconds, token }: Load): Promise<number> {
  const headers = token ? ['-H', `Authorization=${token}`] : [];
  const options = ['-c', String(connections), '-d', String(seconds), '--json', '--no-progress', ...headers, url];
  const { stdout } = await run(process.execPath, [AUTOCANNON, ...options], { maxBuffer: 64 * 1024 * 1024 });
  const { requests, non2xx, errors, ...counts } = outcome.parse(JSON.parse(stdout));
  if (counts['2xx'] === 0 || non2xx + errors > 0) throw new Error(`${url} answered ${non2xx + errors} requests badly`);
  return requests.average;
}
