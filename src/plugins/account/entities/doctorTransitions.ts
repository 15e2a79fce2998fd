import type { Draft, RuleContext, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

const reason = { reason: text({ max: 200, required: true }) };
const becauseOf = (_record: Draft, input: Draft) => ({ statusReason: input.reason });

/** How a doctor is reviewed, taken out and taken back. */
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

/** What time does: nobody practises on a licence that has ended. */
export const licenceEnd: Transition = {
  from: ['passed'],
  to: 'disabled',
  guard: (record, { today }) => (hasEnded(record, today) ? [] : [{ field: '', code: 'notDueYet' }]),
  effect: () => ({ statusReason: null }),
};

/** What keeps a doctor from practising: no picture of the licence, or one that has ended. */
function licenceProblems(record: Draft, { today }: RuleContext): Problem[] {
  const problems: Problem[] = [];
  if (!Array.isArray(record.licenseImages) || record.licenseImages.length === 0) {
    problems.push({ field: 'licenseImages', code: 'licenceImageMissing' });
  }
  if (hasEnded(record, today)) problems.push({ field: 'licenseExpire', code: 'licenceExpired' });
  return problems;
}

/** The last day of a licence still counts. */
function hasEnded({ licenseExpire }: Draft, today: string): boolean {
  return typeof licenseExpire === 'string' && licenseExpire < today;
}
