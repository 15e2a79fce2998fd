/** Runs a TypeScript module through Vite, like the build does: `node scripts/run.mjs <file> [argument ...]`. */
import { runnerImport } from 'vite';
import { textFiles } from './vite/textFiles.mjs';

const [file] = process.argv.splice(2, 1);
if (!file) throw new Error('Usage: node scripts/run.mjs <file> [argument ...]');
await runnerImport(file, { root: process.cwd(), logLevel: 'warn', plugins: [textFiles] });
