/**
 * `npm start`: builds the product when it is missing or older than its sources, and for plugins that are loaded at run time
 * when the operator has listed some; then becomes the server.
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
 * Whether the operator's configuration lists plugins that are loaded at run time.
 *
 * @param {string} dataDir
 */
function hasRemotePlugins(dataDir) {
  const file = join(dataDir, 'console.config.json');
  try {
    const { plugins } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.values(plugins).some(({ url }) => typeof url === 'string');
  } catch {
    // There is none, or it cannot be read, which the console tells.
    return false;
  }
}

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
