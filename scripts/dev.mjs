/** `npm run dev`: the server, restarted on changes, and Vite's development server in front of it. */
import { spawn } from 'node:child_process';

const programs = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((command) => spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] }));

const stop = () => {
  for (const program of programs) program.kill('SIGTERM');
};

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
