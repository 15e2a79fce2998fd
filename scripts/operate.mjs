/**
 * Runs the operator commands, such as `npm run backup`. It uses the build if it is current or if this installation cannot
 * build. Otherwise it runs the sources, which avoids waiting for a build.
 */
import { buildIfStale, canBuild, isBuilt, NotBuiltError } from './build.mjs';

/** Commands that are separate programs; `server/operate.ts` contains the others. */
const PROGRAMS = ['simulate', 'verify-log'];

const name = process.argv[2] ?? '';
const isProgram = PROGRAMS.includes(name);
// Removes the command, so that the program only gets its own arguments.
if (isProgram) process.argv.splice(2, 1);

if (isBuilt() || !canBuild()) {
  try {
    buildIfStale();
  } catch (error) {
    if (!(error instanceof NotBuiltError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  await import(new URL(`../dist/server/${isProgram ? name : 'operate'}.js`, import.meta.url).href);
} else {
  const { runnerImport } = await import('vite');
  const { textFiles } = await import('./vite/textFiles.mjs');
  const source = isProgram ? `scripts/${name}.ts` : 'server/operate.ts';
  await runnerImport(source, { root: process.cwd(), logLevel: 'warn', plugins: [textFiles] });
}
