/**
 * The commands of an operator, `npm run backup` and the others: from the build when it is of this version or when this
 * installation cannot build, otherwise from the sources, so that nobody waits for a build.
 */
import { buildIfStale, canBuild, isBuilt, NotBuiltError } from './build.mjs';

/** Commands that are programs themselves; `server/operate.ts` knows the others. */
const PROGRAMS = ['simulate', 'verify-log'];

const name = process.argv[2] ?? '';
const isProgram = PROGRAMS.includes(name);
// A program finds only its own arguments.
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
  const source = isProgram ? `scripts/${name}.ts` : 'server/operate.ts';
  await runnerImport(source, { root: process.cwd(), logLevel: 'warn' });
}
