import { holdsCertificate } from '../../certificates';
import { defineRiskRule, type RiskFinding, type RiskRuleEntry } from '../riskRuleDefinition';
import type { RiskAttendant, RiskVisit } from '../riskVisit';

/** Whether the right person came to the right person, and no more often than anybody can. */
export const personRules: readonly RiskRuleEntry[] = [
  /** The attendant had not been passed, lacks a valid certificate, or works in another role than the service asks for. */
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
  /** Somebody was served who is dead, not in service, or of a grade that the service is not for. */
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
  /** More hours or visits in a day than one attendant can do well, or more than the insurance pays for in a month. */
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

/** Everybody needs health certificate and proof of no criminal record; nurses their licence too. */
function invalidCertificates({ role, certificates }: RiskAttendant, { day }: RiskVisit): number {
  const needed = role === 'nurse' ? (['health', 'noCrime', 'nurse'] as const) : (['health', 'noCrime'] as const);
  return needed.filter((type) => !holdsCertificate(certificates, type, day)).length;
}

function roleFits({ role }: RiskAttendant, { policy }: RiskVisit): boolean {
  if (policy.nursesOnly && role !== 'nurse') return false;
  return policy.roles.length === 0 || policy.roles.includes(role);
}
