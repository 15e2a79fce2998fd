import type { RuleContext } from '../../../../contract/defineEntity';
import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { text } from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { doctor } from './doctor';

const transition = defineTransition<typeof doctor>();

const reason = { reason: text({ max: 200, required: true }) };
const withReason = (_record: unknown, input: { reason: string }) => ({ statusReason: input.reason });

/** Transitions that review, disable and reinstate a doctor. */
export const doctorTransitions: Transitions = {
  passDoctor: transition({
    done: 'okPassed',
    from: ['pending'],
    to: 'passed',
    guard: licenseProblems,
    effect: (_record, _input, now) => ({ passTime: toIsoMoment(now), statusReason: null }),
    tone: 'positive',
    bulk: true,
  }),
  rejectDoctor: transition({
    done: 'okRejected',
    from: ['pending'],
    to: 'rejected',
    input: reason,
    effect: withReason,
    tone: 'danger',
    bulk: true,
  }),
  resubmitDoctor: transition({
    done: 'okResubmitted',
    from: ['rejected'],
    to: 'pending',
    effect: () => ({ statusReason: null }),
    tone: 'neutral',
  }),
  disableDoctor: transition({
    done: 'okDisabled',
    from: ['passed'],
    to: 'disabled',
    input: reason,
    effect: withReason,
    tone: 'danger',
    bulk: true,
  }),
  enableDoctor: transition({
    done: 'okEnabled',
    from: ['disabled'],
    to: 'passed',
    guard: licenseProblems,
    effect: () => ({ statusReason: null }),
    tone: 'positive',
  }),
};

/** Scheduled transition: a doctor with an expired license cannot practice. */
export const disableExpiredDoctor = transition({
  from: ['passed'],
  to: 'disabled',
  guard: (record, { today }) => (hasEnded(record, today) ? [] : [{ field: '', code: 'notDueYet' }]),
  effect: () => ({ statusReason: null }),
});

/** Returns why a doctor cannot practice: no picture of the license, or an expired one. */
function licenseProblems(record: DraftOf<typeof doctor>, { today }: RuleContext): Problem[] {
  const problems: Problem[] = [];
  if (!record.licenseImages?.length) {
    problems.push({ field: 'licenseImages', code: 'licenceImageMissing' });
  }
  if (hasEnded(record, today)) problems.push({ field: 'licenseExpire', code: 'licenceExpired' });
  return problems;
}

/** The last day of a license is still valid. */
function hasEnded({ licenseExpire }: DraftOf<typeof doctor>, today: string): boolean {
  return licenseExpire !== undefined && licenseExpire < today;
}
