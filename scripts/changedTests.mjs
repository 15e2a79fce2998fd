import { execFileSync } from 'node:child_process';

/**
 * Returns the paths of the tests for changed files. Test folders have the names of what they test. A change in
 * `src/plugins/visit` runs the tests in folders called `visit`, one in `src/core/kit/list` those below `kit`. Browser tests
 * need a whole build, so they run only if they have changed themselves. `vitest --changed` takes a minute to follow imports,
 * and selects 130 of the server's test files for a change in one section, because the server loads all sections.
 * @param {readonly string[]} changed paths from the root of the repository
 * @param {readonly string[]} tests paths of all test files
 * @returns {string[]}
 */
export function testsOf(changed, tests) {
  const folders = new Set(changed.flatMap((path) => folderOf(path) ?? []));
  return tests.filter(
    (test) =>
      changed.includes(test) ||
      (!test.startsWith('tests/e2e/') &&
        test
          .split('/')
          .slice(1, -1)
          .some((folder) => folders.has(folder))),
  );
}

/** @param {string} path */
function folderOf(path) {
  const [, folder] =
    /^(?:src\/plugins|src\/core|server)\/([^/]+)\//.exec(path) ?? /^(?:src\/)?(\w+)\//.exec(path) ?? [];
  return path.startsWith('tests/') ? undefined : folder;
}

/**
 * Returns the tests for all differences from a commit, including untracked files.
 * @param {string} since
 */
export function changedTests(since) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests').filter((path) =>
    /\.test\.tsx?$/.test(path),
  );
  return testsOf(changed, tests);
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
