import { distanceBetween } from '../../../../../../contract/distance';
import { HOUR_MS, MINUTE_MS } from '../../../../../../contract/moment';
import { defineRiskRule, type RiskRuleEntry } from '../riskRuleDefinition';
import { wholeMinutes } from '../riskTimes';
import type { NeighbourVisit, RiskVisit } from '../riskVisit';

const overlapLimits = { overlapMinutes: { default: 1, min: 1, max: 720 } } as const;

/** Rules about overlapping visits, and about impossible journeys between them. */
export const overlapRules: readonly RiskRuleEntry[] = [
  /** Detects one attendant with two visits at the same time. */
  defineRiskRule({
    id: 'R11',
    limits: overlapLimits,
    points: { hit: 60 },
    evaluate: (visit, { attendantVisits }, { overlapMinutes }) =>
      overlapFinding(visit, attendantVisits, overlapMinutes),
  }),
  /** Detects two attendants with one elder at the same time, although the service takes one. */
  defineRiskRule({
    id: 'R12',
    limits: overlapLimits,
    points: { hit: 25 },
    evaluate(visit, { elderVisits }, { overlapMinutes }) {
      if (visit.policy.twoPerson) return undefined;
      const others = elderVisits.filter(
        ({ attendantId, twoPerson }) => attendantId !== visit.attendantId && !twoPerson,
      );
      return overlapFinding(visit, others, overlapMinutes);
    },
  }),
  /** Detects an impossible speed, as the crow flies, from the last sign-out to this sign-in. */
  defineRiskRule({
    id: 'R13',
    limits: {
      speedKmh: { default: 60, min: 5, max: 300 },
      distanceM: { default: 1_000, min: 100, max: 100_000 },
    },
    points: { hit: 40 },
    evaluate({ signIn }, { attendantVisits }, limits) {
      if (!signIn?.place) return undefined;
      const last = lastBefore(attendantVisits, signIn.time);
      if (!last?.endPlace) return undefined;
      const metres = distanceBetween(last.endPlace, signIn.place);
      // Equal moments must still give a finite speed.
      const hours = Math.max(signIn.time - last.end, 1000) / HOUR_MS;
      const speed = metres / 1000 / hours;
      return metres > limits.distanceM && speed > limits.speedKmh
        ? { cases: ['hit'], value: Math.ceil(speed), limit: limits.speedKmh }
        : undefined;
    },
  }),
];

function overlapFinding(visit: RiskVisit, others: readonly NeighbourVisit[], overlapMinutes: number) {
  const { signIn, signOut, planEnd } = visit;
  if (!signIn) return undefined;
  const end = Math.max(signIn.time, signOut?.time ?? planEnd);
  const longest = others
    .filter(({ signedIn }) => signedIn)
    .reduce(
      (longestSoFar, other) => Math.max(longestSoFar, Math.min(end, other.end) - Math.max(signIn.time, other.start)),
      0,
    );
  return longest >= overlapMinutes * MINUTE_MS
    ? { cases: ['hit'] as const, value: wholeMinutes(0, longest), limit: overlapMinutes }
    : undefined;
}

/** Returns the visit with the latest sign-out up to a moment. */
function lastBefore(visits: readonly NeighbourVisit[], moment: number): NeighbourVisit | undefined {
  return visits.reduce<NeighbourVisit | undefined>(
    (last, visit) => (visit.signedOut && visit.end <= moment && visit.end >= (last?.end ?? 0) ? visit : last),
    undefined,
  );
}
