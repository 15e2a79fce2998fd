/**
 * `npm run dev`: runs the server, rebuilt and restarted on changes, behind Vite's development server. With `BACKEND_URL` in
 * the environment it runs only the latter, in front of that back end.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const VITE = 'node_modules/vite/bin/vite.js';
const OUT = join('dist', 'dev');
const SERVER = join(OUT, 'main.js');

const vite = [VITE];
const builder = [VITE, 'build', '--watch', '--ssr', 'server/main.ts', '--outDir', OUT, '--logLevel', 'warn'];
const isForeign = Boolean(process.env.BACKEND_URL);

rmSync(OUT, { recursive: true, force: true });
const programs = (isForeign ? [vite] : [builder, vite]).map(run);
if (!isForeign) {
  while (!existsSync(SERVER)) await setTimeout(100);
  programs.push(run(['--watch', '--watch-preserve-output', '--enable-source-maps', SERVER]));
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

/** @param {string[]} command */
function run(command) {
  // Restarts without a drain period, since there are no other clients.
  const env = { DRAIN_SECONDS: '0', ...process.env };
  const program = spawn(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  program.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
  return program;
}

function stop() {
  for (const program of programs) program.kill('SIGTERM');
}
