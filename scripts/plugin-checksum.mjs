/**
 * Prints the checksum of a plugin's file, or of the folder of its server module: `npm run --silent plugin-checksum --
 * <path>`.
 */
import { statSync } from 'node:fs';
import { runnerImport } from 'vite';

const [path] = process.argv.slice(2);
if (!path) throw new Error('Usage: npm run --silent plugin-checksum -- <file or folder>');
const { module } = await runnerImport('server/runtimePlugins/folderFiles.ts', { logLevel: 'warn' });
console.log(
  statSync(path).isDirectory() ? module.folderChecksum(await module.readFolder(path)) : await module.fileChecksum(path),
);
