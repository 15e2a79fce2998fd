/** `npm start`: builds the product when it is missing or older than its sources, then becomes the server. */
import { existsSync } from 'node:fs';
import { buildIfStale } from './build.mjs';

const server = new URL('../dist/server/main.js', import.meta.url);

if (process.env.npm_lifecycle_event === 'start') endWithParent();
if (!existsSync(server)) console.log('Building the console and the server, once …');
buildIfStale();
await import(server.href);

/** npm hands SIGTERM to a shell that does not hand it on; that the shell has gone is all there is to notice. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
