import { execFileSync } from 'node:child_process';

/**
 * The tests that stand for changed files, as paths. Tests stand in folders called like what they test: a change in
 * `src/plugins/visit` runs the tests in folders called `visit`, one in `src/core/kit/list` those below `kit`.
 * Browser tests need a build of the whole; they run only when they were changed themselves.
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
    /^(?:src\/plugins|src\/core|server|contract)\/([^/]+)\//.exec(path) ?? /^(?:src\/)?(\w+)\//.exec(path) ?? [];
  return path.startsWith('tests/') ? undefined : folder;
}

/**
 * The tests that stand for what differs from a commit, with the files that git does not know yet.
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
