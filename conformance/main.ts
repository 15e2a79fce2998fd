/** `npm run conformance -- --url …`: checks from outside whether a back end conforms to docs/protocol.md. */
import { writeFileSync } from 'node:fs';
import { readOptions, USAGE } from './readOptions';
import { printTable } from './report/printTable';
import { toJunit } from './report/toJunit';
import { runConformance } from './runConformance';

const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const { junit, json, ...asked } = options;
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  const report = await runConformance({ ...asked, signal: interruption.signal });
  printTable(report, process.stdout);
  if (junit) writeFileSync(junit, toJunit(report));
  if (json) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
  const isFine = report.left.length === 0 && report.results.every(({ outcome }) => outcome !== 'failed');
  process.exitCode = report.interrupted ? 130 : isFine ? 0 : 1;
}
