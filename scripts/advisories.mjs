/**
 * `npm run advisories`: lists known vulnerabilities of the production packages, as reported by the registry. Exits with 1 if
 * one is high or critical. An unreachable registry is reported in one line and is no failure, except with `--require`. A
 * check that depends on an external server must not block a fix.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const GRAVE = ['high', 'critical'];
/** Timeout of the registry. */
const ANSWER_MS = 60_000;

/**
 * Parses a report of `npm audit --json`.
 * @param {string} text
 * @returns {{ isAnswered: boolean, grave: string[] }} packages with a high or critical vulnerability, and its severity
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
