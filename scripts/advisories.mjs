/**
 * `npm run advisories`: lists known vulnerabilities of the production packages, as reported by the registry. Exits with 1 if
 * one is high or critical. An unreachable registry is reported in one line and is no failure, except with `--require`. A
 * check that depends on an external server must not block a fix.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const SEVERE = ['high', 'critical'];
/** Timeout of the registry. */
const AUDIT_TIMEOUT_MS = 60_000;

/**
 * Parses a report of `npm audit --json`.
 * @param {string} text
 * @returns {{ isAnswered: boolean, severe: string[] }} packages with a high or critical vulnerability, and its severity
 */
export function readReport(text) {
  const report = parse(text);
  if (!report?.vulnerabilities) return { isAnswered: false, severe: [] };
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => SEVERE.includes(severity));
  return { isAnswered: true, severe: found.map(([name, { severity }]) => `${name}: ${severity}`) };
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
  const options = /** @type {const} */ ({ encoding: 'utf8', maxBuffer: 2 ** 26, timeout: AUDIT_TIMEOUT_MS });
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], options);
  const { isAnswered, severe } = readReport(stdout);
  for (const line of severe) console.error(line);
  if (!isAnswered) console.error('advisories NOT checked: the registry did not answer npm audit');
  else console.log(`advisories: ${severe.length} high or critical`);
  process.exitCode = severe.length > 0 || (!isAnswered && process.argv.includes('--require')) ? 1 : 0;
}
