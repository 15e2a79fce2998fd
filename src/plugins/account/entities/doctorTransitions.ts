import type { Draft, RuleContext, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

const reason = { reason: text({ max: 200, required: true }) };
const becauseOf = (_record: Draft, input: Draft) => ({ statusReason: input.reason });

/** Transitions that review, disable and reinstate a doctor. */
export const doctorTransitions: Readonly<Record<string, Transition>> = {
  passDoctor: {
    done: 'okPassed',
    from: ['pending'],
    to: 'passed',
    guard: licenceProblems,
    effect: (_record, _input, now) => ({ passTime: momentText(now), statusReason: null }),
    tone: 'positive',
    bulk: true,
  },
  rejectDoctor: {
    done: 'okRejected',
    from: ['pending'],
    to: 'rejected',
    input: reason,
    effect: becauseOf,
    tone: 'danger',
    bulk: true,
  },
  resubmitDoctor: {
    done: 'okResubmitted',
    from: ['rejected'],
    to: 'pending',
    effect: () => ({ statusReason: null }),
    tone: 'neutral',
  },
  disableDoctor: {
    done: 'okDisabled',
    from: ['passed'],
    to: 'disabled',
    input: reason,
    effect: becauseOf,
    tone: 'danger',
    bulk: true,
  },
  enableDoctor: {
    done: 'okEnabled',
    from: ['disabled'],
    to: 'passed',
    guard: licenceProblems,
    effect: () => ({ statusReason: null }),
    tone: 'positive',
  },
};

/** Scheduled transition: a doctor with an expired license cannot practice. */
export const licenceEnd: Transition = {
  from: ['passed'],
  to: 'disabled',
  guard: (record, { today }) => (hasEnded(record, today) ? [] : [{ field: '', code: 'notDueYet' }]),
  effect: () => ({ statusReason: null }),
};

/** Returns why a doctor cannot practice: no picture of the license, or an expired one. */
function licenceProblems(record: Draft, { today }: RuleContext): Problem[] {
  const problems: Problem[] = [];
  if (!Array.isArray(record.licenseImages) || record.licenseImages.length === 0) {
    problems.push({ field: 'licenseImages', code: 'licenceImageMissing' });
  }
  if (hasEnded(record, today)) problems.push({ field: 'licenseExpire', code: 'licenceExpired' });
  return problems;
}

/** The last day of a license is still valid. */
function hasEnded({ licenseExpire }: Draft, today: string): boolean {
  return typeof licenseExpire === 'string' && licenseExpire < today;
}
