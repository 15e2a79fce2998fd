import { Console } from 'node:console';
import type { Report, Result } from '../runConformance';

/** Prints the number of passed rules in each group, and every rule that did not pass. */
export function printTable({ results, level, url, left, interrupted }: Report, stream: NodeJS.WritableStream): void {
  const out = new Console(stream);
  const groups = [...new Set(results.map(({ group }) => group))];
  const count = (group: string, outcome: Result['outcome']) =>
    results.filter((result) => result.group === group && result.outcome === outcome).length;
  out.log(`${url} at level ${level}`);
  out.table(
    Object.fromEntries(
      groups.map((group) => [
        group,
        { passed: count(group, 'passed'), failed: count(group, 'failed'), unproven: count(group, 'unproven') },
      ]),
    ),
  );
  for (const result of results.filter(({ outcome }) => outcome === 'failed')) printFailure(out, result);
  const unproven = new Map<string, number>();
  for (const { outcome, reason = '' } of results) {
    if (outcome === 'unproven') unproven.set(reason, (unproven.get(reason) ?? 0) + 1);
  }
  for (const [reason, number] of unproven) out.log(`${number} unproven: ${reason}`);
  for (const sentence of left) out.log(`! ${sentence}`);
  if (interrupted) out.log('Interrupted.');
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  out.log(`${results.length} rules, ${failed} failed`);
}

function printFailure(out: Console, { group, rule, reason, exchange }: Result): void {
  out.group(`✗ ${group}/${rule.id}: ${reason}`);
  out.log(`Rule: ${rule.says} (${rule.where})`);
  if (exchange) out.log(`${exchange.request}\n---\n${exchange.answer}`);
  out.groupEnd();
}
