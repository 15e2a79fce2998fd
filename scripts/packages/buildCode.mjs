import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { textFiles } from '../vite/textFiles.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Imports of packages are not bundled. */
const external = /^(?![./]|\w:|\0)/;
const shared = {
  configFile: /** @type {const} */ (false),
  root: ROOT,
  logLevel: /** @type {const} */ ('warn'),
  plugins: [textFiles],
};
const output = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };

/**
 * Builds each module of the contract separately.
 * @param {string} outDir
 */
export async function buildContract(outDir) {
  const modules = readdirSync(join(ROOT, 'contract'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'));
  const input = Object.fromEntries(modules.map((name) => [name.slice(0, -'.ts'.length), join(ROOT, 'contract', name)]));
  await build({
    ...shared,
    build: { ...buildOptions(outDir), ssr: true, rolldownOptions: { input, external, output } },
  });
}

/**
 * Builds the part of the console that tests need: the testing kit with the plugin API and the kit, which share their
 * modules.
 * @param {string} outDir
 */
export async function buildConsole(outDir) {
  const input = {
    index: join(ROOT, 'src/testing/index.ts'),
    unstyled: join(ROOT, 'src/testing/unstyled.ts'),
    'plugin-api': join(ROOT, 'src/core/plugin-api/index.ts'),
    kit: join(ROOT, 'src/core/kit/index.ts'),
  };
  await build({
    ...shared,
    plugins: [react(), textFiles],
    build: { ...buildOptions(outDir), ssr: true, rolldownOptions: { input, external, output } },
  });
}

/**
 * Builds the plugin API of the server.
 * @param {string} outDir
 */
export async function buildServer(outDir) {
  const input = { index: join(ROOT, 'server/plugin-api/index.ts') };
  await build({
    ...shared,
    build: { ...buildOptions(outDir), ssr: true, rolldownOptions: { input, external, output } },
  });
}

/** @param {string} outDir */
const buildOptions = (outDir) => ({ outDir, emptyOutDir: true, minify: false, copyPublicDir: false, target: 'node20' });
