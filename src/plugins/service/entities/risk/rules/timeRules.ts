import { DAY_MS, HOUR_MS, MINUTE_MS, timeOfDay } from '../../../../../../contract/moment';
import { defineRiskRule, type RiskRuleEntry } from '../riskRuleDefinition';
import { minuteMark, wholeMinutes } from '../riskTimes';
import type { NeighbourVisit, RiskSign } from '../riskVisit';

/** Rules about sign times and duration. The tolerances are those of electronic visit verification (10–15 min). */
export const timeRules: readonly RiskRuleEntry[] = [
  /** Detects a missing sign-out, so that the duration is unknown. */
  defineRiskRule({
    id: 'R06',
    limits: {},
    points: { hit: 35 },
    evaluate: ({ missedOut }) => (missedOut ? { cases: ['hit'], value: 1, limit: 0 } : undefined),
  }),
  /** Detects a missing sign-in, also before a sign-out. */
  defineRiskRule({
    id: 'R07',
    limits: {},
    points: { hit: 35 },
    evaluate: ({ missedIn, signIn, signOut }) =>
      missedIn || (signOut && !signIn) ? { cases: ['hit'], value: 1, limit: 0 } : undefined,
  }),
  /** Detects a late arrival and an early departure, each counted separately. */
  defineRiskRule({
    id: 'R08',
    limits: {
      slightMinutes: { default: 10, min: 0, max: 720 },
      seriousMinutes: { default: 30, min: 1, max: 720 },
    },
    ascending: ['slightMinutes', 'seriousMinutes'],
    points: { slight: 5, serious: 15 },
    evaluate({ signIn, signOut, planStart, planEnd }, _, { slightMinutes, seriousMinutes }) {
      const late = signIn ? (signIn.time - planStart) / MINUTE_MS : 0;
      const early = signOut ? (planEnd - signOut.time) / MINUTE_MS : 0;
      const deviations = [late, early].filter((minutes) => minutes > slightMinutes).sort((a, b) => a - b);
      const worst = deviations.at(-1);
      if (worst === undefined) return undefined;
      return {
        cases: deviations.map((minutes) => (minutes > seriousMinutes ? 'serious' : 'slight')),
        value: Math.ceil(worst),
        limit: worst > seriousMinutes ? seriousMinutes : slightMinutes,
      };
    },
  }),
  /** Detects a visit too short for the service: a few minutes, less than the catalog requires, or far less than planned. */
  defineRiskRule({
    id: 'R09',
    limits: {
      fragmentMinutes: { default: 5, min: 1, max: 720 },
      shortPercent: { default: 80, min: 1, max: 100 },
    },
    points: { short: 15, belowMinimum: 35, fragment: 60 },
    evaluate({ signIn, signOut, planStart, planEnd, policy }, _, { fragmentMinutes, shortPercent }) {
      if (!signIn || !signOut) return undefined;
      const minutes = wholeMinutes(signIn.time, signOut.time);
      if (minutes < fragmentMinutes) return { cases: ['fragment'], value: minutes, limit: fragmentMinutes };
      if (minutes < policy.minMinutes) return { cases: ['belowMinimum'], value: minutes, limit: policy.minMinutes };
      const percent = (100 * minutes) / wholeMinutes(planStart, planEnd);
      return percent < shortPercent ? { cases: ['short'], value: Math.floor(percent), limit: shortPercent } : undefined;
    },
  }),
  /** Detects a visit much longer than planned, or longer than anyone works. */
  defineRiskRule({
    id: 'R10',
    limits: {
      longPercent: { default: 150, min: 100, max: 1_000 },
      excessiveMinutes: { default: 720, min: 60, max: 1_440 },
    },
    points: { long: 10, excessive: 40 },
    evaluate({ signIn, signOut, planStart, planEnd }, _, { longPercent, excessiveMinutes }) {
      if (!signIn || !signOut) return undefined;
      const minutes = wholeMinutes(signIn.time, signOut.time);
      if (minutes > excessiveMinutes) return { cases: ['excessive'], value: minutes, limit: excessiveMinutes };
      const percent = (100 * minutes) / wholeMinutes(planStart, planEnd);
      return percent > longPercent ? { cases: ['long'], value: Math.ceil(percent), limit: longPercent } : undefined;
    },
  }),
  /** Detects times that were entered manually or changed later; more points if the attendant often needs it. */
  defineRiskRule({
    id: 'R20',
    limits: { manualPercent: { default: 10, min: 0, max: 100 } },
    points: { manual: 10, manualOften: 20 },
    evaluate({ signIn, signOut, amended }, { recentVisits, recentManual }, { manualPercent }) {
      if (!amended && !signIn?.manual && !signOut?.manual) return undefined;
      const percent = recentVisits > 0 ? (100 * recentManual) / recentVisits : 0;
      const often = percent > manualPercent;
      return { cases: [often ? 'manualOften' : 'manual'], value: Math.ceil(percent), limit: manualPercent };
    },
  }),
  /** Detects a difference between the clocks of handset and server, or a sign from the future. */
  defineRiskRule({
    id: 'R21',
    limits: { driftSeconds: { default: 300, min: 10, max: 86_400 } },
    points: { clockDrift: 20, futureTime: 20 },
    evaluate({ signIn, signOut }, _, { driftSeconds }) {
      const signs = [signIn, signOut].filter((sign) => sign !== null);
      const ahead = Math.max(0, ...signs.map(({ time, recordedTime }) => time - (recordedTime ?? time)));
      if (ahead > 0) return { cases: ['futureTime'], value: Math.ceil(ahead / 1000), limit: 0 };
      const drift = Math.max(0, ...signs.map(driftOf));
      return drift > driftSeconds * 1000
        ? { cases: ['clockDrift'], value: Math.ceil(drift / 1000), limit: driftSeconds }
        : undefined;
    },
  }),
  /** Detects consecutive visits of equal length that begin at the same minute, which suggests invented times. */
  defineRiskRule({
    id: 'R22',
    limits: {
      visits: { default: 5, min: 2, max: 20 },
      toleranceMinutes: { default: 1, min: 0, max: 30 },
    },
    points: { hit: 10 },
    evaluate({ signIn, signOut }, { previousVisits }, { visits, toleranceMinutes }) {
      if (!signIn || !signOut) return undefined;
      const length = signOut.time - signIn.time;
      const isSimilar = ({ start, end }: NeighbourVisit) =>
        minuteMark(start) === minuteMark(signIn.time) && Math.abs(end - start - length) <= toleranceMinutes * MINUTE_MS;
      const firstDifferent = previousVisits.findIndex((visit) => !isSimilar(visit));
      const run = 1 + (firstDifferent < 0 ? previousVisits.length : firstDifferent);
      return run >= visits ? { cases: ['hit'], value: run, limit: visits } : undefined;
    },
  }),
  /** Detects a sign-in at an hour without visits, if the visit was planned for another hour. */
  defineRiskRule({
    id: 'R23',
    limits: { fromHour: { default: 6, min: 0, max: 23 }, toHour: { default: 21, min: 1, max: 24 } },
    ascending: ['fromHour', 'toHour'],
    points: { hit: 10 },
    evaluate({ signIn, planStart }, _, { fromHour, toHour }) {
      const isEarly = (moment: number) => timeOfDay(moment) < fromHour * HOUR_MS;
      const isLate = (moment: number) => timeOfDay(moment) > toHour * HOUR_MS && toHour * HOUR_MS < DAY_MS;
      // Night care is planned at night.
      if (!signIn || isEarly(planStart) || isLate(planStart)) return undefined;
      const value = Math.floor(timeOfDay(signIn.time) / MINUTE_MS);
      if (isEarly(signIn.time)) return { cases: ['hit'], value, limit: (fromHour * HOUR_MS) / MINUTE_MS };
      return isLate(signIn.time) ? { cases: ['hit'], value, limit: (toHour * HOUR_MS) / MINUTE_MS } : undefined;
    },
  }),
];

function driftOf({ time, phoneTime, manual }: RiskSign): number {
  return phoneTime === null || manual ? 0 : Math.abs(phoneTime - time);
}
