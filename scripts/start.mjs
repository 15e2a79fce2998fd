/**
 * `npm start`: builds the product if it is missing or older than its sources, then runs the server in this process. If the
 * operator lists plugins loaded at run time, it also builds for these.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, canBuild, NotBuiltError } from './build.mjs';

const server = new URL('../dist/server/main.js', import.meta.url);

if (process.env.npm_lifecycle_event === 'start') endWithParent();
if (!existsSync(server) && canBuild()) console.log('Building the console and the server, once …');
try {
  buildIfStale({ withPlugins: hasRemotePlugins(process.env.DATA_DIR || './data') });
} catch (error) {
  if (!(error instanceof NotBuiltError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import(server.href);

/**
 * Returns whether the operator's configuration lists plugins that are loaded at run time.
 *
 * @param {string} dataDir
 */
function hasRemotePlugins(dataDir) {
  const file = join(dataDir, 'console.config.json');
  try {
    const { plugins } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.values(plugins).some(({ url }) => typeof url === 'string');
  } catch {
    // The file is missing or unreadable; the console reports the latter.
    return false;
  }
}

/** npm sends SIGTERM to a shell, which does not forward it. The only sign of it is that the shell has exited. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
