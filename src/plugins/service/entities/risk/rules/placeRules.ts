import { distanceBetween } from '../../../../../../contract/distance';
import { ACCURACY_FORGIVEN_MAX_M } from '../../applications/applicationLimits';
import { defineRiskRule, type RiskFinding, type RiskRuleEntry } from '../riskRuleDefinition';
import type { RiskSign, RiskVisit } from '../riskVisit';

type DeviationLimit = 'geofenceM' | 'awayM' | 'farM' | 'accuracyMaxM';

const deviation = {
  limits: {
    // The radius of the address takes precedence.
    geofenceM: { default: 100, min: 10, max: 5_000 },
    awayM: { default: 200, min: 10, max: 10_000 },
    farM: { default: 500, min: 10, max: 50_000 },
    accuracyMaxM: { default: 100, min: 0, max: ACCURACY_FORGIVEN_MAX_M },
  },
  ascending: ['geofenceM', 'awayM', 'farM'],
  points: { near: 10, away: 25, far: 45 },
} as const;

/**
 * Rules about the place of the signs, and about the accuracy and authenticity of the positions. The radius of 100 m
 * plus the inaccuracy of the position follows the requirements of Texas for electronic visit verification, and the
 * practice of vendors. The app's own action at its limit (block, prompt) makes no difference here.
 */
export const placeRules: readonly RiskRuleEntry[] = [
  defineRiskRule({
    id: 'R01',
    ...deviation,
    evaluate: (visit, _, limits) => deviationFinding(visit, visit.signIn, limits),
  }),
  defineRiskRule({
    id: 'R02',
    ...deviation,
    evaluate: (visit, _, limits) => deviationFinding(visit, visit.signOut, limits),
  }),
  /** Detects an end without any position; twice the points if both ends lack one. */
  defineRiskRule({
    id: 'R03',
    limits: {},
    points: { hit: 25 },
    evaluate(visit) {
      const missing = signedByApp(visit).filter(({ place }) => place === null);
      return missing.length > 0
        ? { cases: missing.map(() => 'hit' as const), value: missing.length, limit: 0 }
        : undefined;
    },
  }),
  /** Detects a position that is too inaccurate to prove anything. */
  defineRiskRule({
    id: 'R04',
    limits: { accuracyMaxM: { default: 100, min: 10, max: 5_000 } },
    points: { hit: 5 },
    evaluate(visit, _, { accuracyMaxM }) {
      const worst = Math.max(0, ...signedByApp(visit).map(({ accuracyM }) => accuracyM ?? 0));
      return worst > accuracyMaxM ? { cases: ['hit'], value: Math.ceil(worst), limit: accuracyMaxM } : undefined;
    },
  }),
  /** Detects a simulated position or a rooted handset, which is critical on its own. */
  defineRiskRule({
    id: 'R05',
    limits: {},
    points: { hit: 70 },
    evaluate(visit) {
      const mocked = signedByApp(visit).filter(({ mock }) => mock).length;
      return mocked > 0 ? { cases: ['hit'], value: mocked, limit: 0 } : undefined;
    },
  }),
];

/** Returns the ends that a handset signed. Manual entries of administrators have no position, photo or handset. */
export function signedByApp({ signIn, signOut }: RiskVisit): RiskSign[] {
  return [signIn, signOut].filter((sign) => sign !== null).filter(({ manual }) => !manual);
}

/** Returns the meters beyond the radius, after deducting the inaccuracy up to a limit in the attendant's favor. */
function deviationFinding(
  { place, geofenceM }: RiskVisit,
  sign: RiskSign | null,
  limits: Readonly<Record<DeviationLimit, number>>,
): RiskFinding<'near' | 'away' | 'far'> | undefined {
  if (!place || !sign?.place || sign.manual) return undefined;
  const radius = geofenceM ?? limits.geofenceM;
  // A stored rule of an earlier version may have a higher limit.
  const tolerance = Math.min(sign.accuracyM ?? 0, limits.accuracyMaxM, ACCURACY_FORGIVEN_MAX_M);
  const distance = distanceBetween(place, sign.place) - tolerance;
  if (distance <= radius) return undefined;
  const value = Math.ceil(distance);
  if (distance > limits.farM) return { cases: ['far'], value, limit: Math.max(radius, limits.farM) };
  if (distance > limits.awayM) return { cases: ['away'], value, limit: Math.max(radius, limits.awayM) };
  return { cases: ['near'], value, limit: radius };
}
