/**
 * `npm run drill [rounds]`: each fault of a database, the given number of times; prints the longest outage of each.
 * `npm run drill rolling [rounds]`: restarts two processes behind nginx in turn, and counts the calls that fail.
 */
import { buildIfStale } from '../../scripts/build.mjs';
import { drill } from './drill';
import { rollingRestart } from './rollingRestart';

const say = (line: string) => process.stdout.write(`${line}\n`);
const isRolling = process.argv[2] === 'rolling';
const rounds = Number(process.argv[isRolling ? 3 : 2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('Usage: npm run drill [rolling] [rounds]');

buildIfStale();
await (isRolling ? restartInTurn() : faults());

async function restartInTurn(): Promise<void> {
  const { restarts, exitCodes, reads, writes, failed } = await rollingRestart(rounds);
  say(`${restarts} restarts, exit codes ${exitCodes.join(', ')}; ${reads} reads and ${writes} writes answered`);
  say(`calls that failed: ${JSON.stringify(failed)}`);
  if (Object.keys(failed).length > 0 || exitCodes.some((code) => code !== 0)) process.exitCode = 1;
}

async function faults(): Promise<void> {
  const { faults, acknowledged, lost, died, refusals } = await drill(rounds, ({ fault, outageMs, recoveryMs }) =>
    say(`${fault}: longest outage ${outageMs} ms; both processes write ${recoveryMs} ms after it was over`),
  );
  say(`${acknowledged} writes acknowledged, ${lost.length} lost; ${died.length} processes died`);
  say(`longest outage: ${Math.max(...faults.map(({ outageMs }) => outageMs))} ms`);
  say(`what was not acknowledged: ${JSON.stringify(refusals)}`);
  if (lost.length > 0 || died.length > 0) process.exitCode = 1;
}
