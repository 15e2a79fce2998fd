/**
 * `npm run advisories`: known weaknesses of the packages that the product runs with, as the registry tells them. Ends with 1
 * when one is high or critical. A registry that cannot be asked is told in one line and is no failure, except with
 * `--require`: a check that depends on somebody else's server must not stop a repair.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const GRAVE = ['high', 'critical'];
/** A registry that says nothing for so long does not answer. */
const ANSWER_MS = 60_000;

/**
 * What a report of `npm audit --json` says.
 * @param {string} text
 * @returns {{ isAnswered: boolean, grave: string[] }} packages with a grave weakness, and how grave it is
 */
export function readReport(text) {
  const report = parse(text);
  if (!report?.vulnerabilities) return { isAnswered: false, grave: [] };
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity));
  return { isAnswered: true, grave: found.map(([name, { severity }]) => `${name}: ${severity}`) };
}

/**
 * @param {string} text
 * @returns {{ vulnerabilities?: Record<string, { severity: string }> } | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = /** @type {const} */ ({ encoding: 'utf8', maxBuffer: 2 ** 26, timeout: ANSWER_MS });
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], options);
  const { isAnswered, grave } = readReport(stdout);
  for (const line of grave) console.error(line);
  if (!isAnswered) console.error('advisories NOT checked: the registry did not answer npm audit');
  else console.log(`advisories: ${grave.length} high or critical`);
  process.exitCode = grave.length > 0 || (!isAnswered && process.argv.includes('--require')) ? 1 : 0;
}
