import { holdsCertificate } from '../../attendants/certificates';
import { defineRiskRule, type RiskFinding, type RiskRuleEntry } from '../riskRuleDefinition';
import type { RiskAttendant, RiskVisit } from '../riskVisit';

/** Rules about the eligibility of attendant and elder, and about workload and quota. */
export const personRules: readonly RiskRuleEntry[] = [
  /** Detects an attendant who had not passed, lacks a valid certificate, or has a role that the service does not accept. */
  defineRiskRule({
    id: 'R17',
    limits: {},
    points: { roleMismatch: 50, certificateInvalid: 50, notPassed: 50 },
    evaluate(visit) {
      const { attendant, signIn, signOut } = visit;
      if (!attendant || (!signIn && !signOut)) return undefined;
      if (!attendant.passed) return { cases: ['notPassed'], value: 1, limit: 0 };
      const invalid = invalidCertificates(attendant, visit);
      if (invalid > 0) return { cases: ['certificateInvalid'], value: invalid, limit: 0 };
      return roleFits(attendant, visit) ? undefined : { cases: ['roleMismatch'], value: 1, limit: 0 };
    },
  }),
  /** Detects an elder who is dead, not in service, or of a grade that the service excludes. */
  defineRiskRule({
    id: 'R18',
    limits: {},
    points: { gradeNotAllowed: 50, notServed: 50, deceased: 70 },
    evaluate({ elder, policy, signIn, signOut }) {
      if (!signIn && !signOut) return undefined;
      const only = (found: 'deceased' | 'notServed' | 'gradeNotAllowed') =>
        ({ cases: [found], value: 1, limit: 0 }) satisfies RiskFinding;
      if (elder.state !== 'served') return only(elder.state);
      const { capacityTypeIds } = policy;
      const isAllowed =
        capacityTypeIds.length === 0 || elder.capacityTypeId === null || capacityTypeIds.includes(elder.capacityTypeId);
      return isAllowed ? undefined : only('gradeNotAllowed');
    },
  }),
  /** Detects more hours or visits in a day than an attendant can do well, or more than the insurance covers in a month. */
  defineRiskRule({
    id: 'R19',
    limits: {
      dayHours: { default: 10, min: 1, max: 24 },
      dayVisits: { default: 8, min: 1, max: 50 },
      monthHours: { default: 25, min: 1, max: 744 },
    },
    points: { dayHours: 15, dayVisits: 15, monthQuota: 15 },
    evaluate({ signIn, payerType }, { dayMinutes, dayVisits, monthMinutes }, limits) {
      if (!signIn) return undefined;
      if (dayMinutes > limits.dayHours * 60) {
        return { cases: ['dayHours'], value: Math.ceil(dayMinutes / 60), limit: limits.dayHours };
      }
      if (dayVisits > limits.dayVisits) return { cases: ['dayVisits'], value: dayVisits, limit: limits.dayVisits };
      return payerType === 'ltci' && monthMinutes > limits.monthHours * 60
        ? { cases: ['monthQuota'], value: Math.ceil(monthMinutes / 60), limit: limits.monthHours }
        : undefined;
    },
  }),
];

/** Every role requires a health certificate and proof of no criminal record; nurses also need their license. */
function invalidCertificates({ role, certificates }: RiskAttendant, { day }: RiskVisit): number {
  const needed = role === 'nurse' ? (['health', 'noCrime', 'nurse'] as const) : (['health', 'noCrime'] as const);
  return needed.filter((type) => !holdsCertificate(certificates, type, day)).length;
}

function roleFits({ role }: RiskAttendant, { policy }: RiskVisit): boolean {
  if (policy.nursesOnly && role !== 'nurse') return false;
  return policy.roles.length === 0 || policy.roles.includes(role);
}
