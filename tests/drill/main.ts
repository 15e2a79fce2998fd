/** `npm run drill [rounds]`: everything that may befall a database, so many times; prints the longest outage of each. */
import { buildIfStale } from '../../scripts/build.mjs';
import { drill } from './drill';

const say = (line: string) => process.stdout.write(`${line}\n`);
const rounds = Number(process.argv[2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('Usage: npm run drill [rounds]');

buildIfStale();
const { faults, acknowledged, lost, died, refusals } = await drill(rounds, ({ fault, outageMs, recoveryMs }) =>
  say(`${fault}: longest outage ${outageMs} ms; both processes write ${recoveryMs} ms after it was over`),
);
say(`${acknowledged} writes acknowledged, ${lost.length} lost; ${died.length} processes died`);
say(`longest outage: ${Math.max(...faults.map(({ outageMs }) => outageMs))} ms`);
say(`what was not acknowledged: ${JSON.stringify(refusals)}`);
if (lost.length > 0 || died.length > 0) process.exitCode = 1;
