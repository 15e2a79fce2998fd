/** Builds the server module, unless the plugin has none. */
import { existsSync, rmSync } from 'node:fs';
import { build } from 'vite';

rmSync('dist/server', { recursive: true, force: true });
if (existsSync('src/server/index.ts')) await build({ configFile: 'vite.server.config.ts' });
