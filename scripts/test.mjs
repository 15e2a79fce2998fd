/**
 * `npm test`: runs types, lint and every test. `npm run test:<project> [file …]` runs one project of tests. `npm run
 * test:changed [commit]` runs the code checks and the tests for the differences from a commit (defaults to the last one).
 * The last line is always `N passed, N failed`; types, lint and dead code count as one each.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { startVitest } from 'vitest/node';
import { changedTests } from './changedTests.mjs';
import { enableMemoryTempFolder } from './enableMemoryTempFolder.mjs';
import { ensureBrowser, NoBrowserError } from './ensure-browser.mjs';

const [kind, ...rest] = process.argv.slice(2);
const isChanged = kind === 'changed';
const project = isChanged ? undefined : kind;
/** Always run with changed files: import rules between folders, and texts. */
const ALWAYS_RUN = ['tests/architecture.test.ts', 'tests/unit/texts'];
const files = isChanged ? [...ALWAYS_RUN, ...changedTests(rest[0] ?? 'HEAD')] : rest;
const totals = { passed: 0, failed: 0 };

enableMemoryTempFolder();

if (hasBrowser()) {
  // In parallel with the tests, the first of which wait for a build and for databases.
  await Promise.all([project ? undefined : runChecks(), runTests()]);
} else count(false);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);

/** Installs the browser if these tests need one and it is missing. Reports a failure in one sentence. */
function hasBrowser() {
  if (project !== undefined && project !== 'e2e') return true;
  try {
    ensureBrowser();
    return true;
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Sequential. */
async function runChecks() {
  await check('types', ['node_modules/@typescript/native/bin/tsc', '-b']);
  await check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await check('prose', ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', '--quiet']);
  await check('dead code', ['node_modules/knip/bin/knip.js']);
  // Only CI queries the registry; a developer's machine may be offline.
  if (process.env.CI) await check('advisories', ['scripts/advisories.mjs']);
}

/**
 * Prints the output of a check at once, since tests print at the same time.
 * @param {string} name
 * @param {string[]} command
 */
async function check(name, command) {
  const run = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve, reject) => run.once('error', reject).once('close', resolve));
  const [status, ...output] = await Promise.all([ended, text(run.stdout), text(run.stderr)]);
  console.log(`${output.join('')}${status === 0 ? ' ✓' : ' ✗'} ${name}`);
  count(status === 0);
}

async function runTests() {
  const vitest = await startVitest('test', files, { run: true, watch: false, project });
  for (const file of vitest.state.getTestModules()) {
    for (const test of file.children.allTests()) count(passed(test));
    // A file that cannot be loaded, or an afterAll that throws, has no failed test.
    for (const part of [file, ...file.children.allSuites()]) {
      const [error] = part.errors();
      if (!error) continue;
      // Its tests are reported as not run; this line gives the reason.
      console.error(` ✗ set-up failed: ${nameOf(part)}: ${error.message}`);
      count(false);
    }
  }
  for (const error of vitest.state.getUnhandledErrors()) {
    console.error(error);
    count(false);
  }
  // A failed global set-up (no database, no build) has no failed test either.
  if (process.exitCode && totals.failed === 0) count(false);
  await vitest.close();
}

/** @param {import('vitest/node').TestModule | import('vitest/node').TestSuite} part */
function nameOf(part) {
  return part.type === 'module' ? part.moduleId : `${part.module.moduleId} > ${part.fullName}`;
}

/** @param {import('vitest/node').TestCase} test */
function passed(test) {
  const { state } = test.result();
  if (state === 'passed') return true;
  if (state === 'skipped' || state === 'pending')
    console.error(` ✗ not run: ${test.module.moduleId} > ${test.fullName}`);
  return false;
}

/** @param {boolean} isPassed */
function count(isPassed) {
  if (isPassed) totals.passed += 1;
  else totals.failed += 1;
}
