/** `npm run conformance -- --url …`: checks from outside whether a back end conforms to docs/protocol.md. */
import { writeFileSync } from 'node:fs';
import { readOptions, USAGE } from './readOptions';
import { printTable } from './report/printTable';
import { toJunit } from './report/toJunit';
import { runConformance } from './runConformance';

/** Milliseconds within which a second signal is the same key press. */
const REPEATED_SIGNAL_MS = 1_000;

const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const { junit, json, ...runOptions } = options;
  const interruption = new AbortController();
  const abandonment = new AbortController();
  let stoppedAt = 0;
  const stop = () => {
    if (interruption.signal.aborted) {
      // From a terminal, a signal arrives twice: directly and through npm.
      if (Date.now() - stoppedAt > REPEATED_SIGNAL_MS) abandonment.abort();
      return;
    }
    stoppedAt = Date.now();
    interruption.abort();
    console.error('Stopping; created records are removed first. Press Ctrl+C again to leave them.');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const report = await runConformance({
    ...runOptions,
    signal: interruption.signal,
    abandonment: abandonment.signal,
  });
  printTable(report, process.stdout);
  if (junit) writeFileSync(junit, toJunit(report));
  if (json) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
  const hasPassed = report.left.length === 0 && report.results.every(({ outcome }) => outcome !== 'failed');
  process.exitCode = report.interrupted ? 130 : hasPassed ? 0 : 1;
}
