/**
 * `npm test`: types, lint and every test. `npm run test:<project> [file …]` runs one kind of tests;
 * `npm run test:changed [commit]` the checks of the code, and the tests of what differs from a commit (the last one).
 * The last line is always `N passed, N failed`; types, lint and dead code count as one each.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { startVitest } from 'vitest/node';
import { changedTests } from './changedTests.mjs';
import { scratchInMemory } from './scratchInMemory.mjs';

const [kind, ...rest] = process.argv.slice(2);
const isChanged = kind === 'changed';
const project = isChanged ? undefined : kind;
/** Always run with changed files: arrows between folders, and texts. */
const OF_THE_WHOLE = ['tests/architecture.test.ts', 'tests/unit/texts'];
const files = isChanged ? [...OF_THE_WHOLE, ...changedTests(rest[0] ?? 'HEAD')] : rest;
const totals = { passed: 0, failed: 0 };

scratchInMemory();

// Beside the tests: the first of them wait for a build and for databases.
await Promise.all([project ? undefined : runChecks(), runTests()]);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);

/** One after the other. */
async function runChecks() {
  await check('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  await check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await check('dead code', ['node_modules/knip/bin/knip.js']);
}

/**
 * What a check says comes in one piece, since tests speak at the same time.
 * @param {string} name
 * @param {string[]} command
 */
async function check(name, command) {
  const run = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve, reject) => run.once('error', reject).once('close', resolve));
  const [status, ...said] = await Promise.all([ended, text(run.stdout), text(run.stderr)]);
  console.log(`${said.join('')}${status === 0 ? ' ✓' : ' ✗'} ${name}`);
  count(status === 0);
}

async function runTests() {
  const vitest = await startVitest('test', files, { run: true, watch: false, project });
  for (const file of vitest.state.getTestModules()) {
    for (const test of file.children.allTests()) count(passed(test));
    // A file that cannot be loaded, and an afterAll that throws, have no test to fail.
    if (file.errors().length > 0) count(false);
    for (const suite of file.children.allSuites()) if (suite.errors().length > 0) count(false);
  }
  for (const error of vitest.state.getUnhandledErrors()) {
    console.error(error);
    count(false);
  }
  // A set-up that fails (no browser, no database, no build) leaves no test behind to fail.
  if (process.exitCode && totals.failed === 0) count(false);
  await vitest.close();
}

/** @param {import('vitest/node').TestCase} test */
function passed(test) {
  const { state } = test.result();
  if (state === 'passed') return true;
  if (state === 'skipped' || state === 'pending')
    console.error(` ✗ not run: ${test.module.moduleId} > ${test.fullName}`);
  return false;
}

/** @param {boolean} good */
function count(good) {
  if (good) totals.passed += 1;
  else totals.failed += 1;
}
