/** `npm run drill [rounds]`: the database goes away in every way, so many times; prints the longest outage of each. */
import { buildIfStale } from '../../scripts/build.mjs';
import { drill } from './drill';

const rounds = Number(process.argv[2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('Usage: npm run drill [rounds]');

buildIfStale();
const { faults, acknowledged, lost, died, refusals } = await drill(rounds, ({ fault, outageMs, recoveryMs }) =>
  console.log(`${fault}: longest outage ${outageMs} ms, both processes write ${recoveryMs} ms after it was over`),
);
console.log(`${acknowledged} writes acknowledged, ${lost.length} lost; ${died.length} processes died`);
console.log(`longest outage: ${Math.max(...faults.map(({ outageMs }) => outageMs))} ms`);
console.log('what was not acknowledged:', refusals);
if (lost.length > 0 || died.length > 0) process.exitCode = 1;
