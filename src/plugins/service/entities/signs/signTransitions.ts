import type { Draft, RuleContext } from '../../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { choice, text } from '../../../../../contract/fields';
import { MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import { LATE_MAX_MIN, REMIND_AGAIN_MIN } from '../applications/applicationLimits';
import { exceptionTypes } from '../applications/applicationStates';
import type { serviceApplication } from '../applications/serviceApplication';
import { overdueStatuses, type SignedVisit, type SignStatus, signStatusOf } from './signStatus';

const transition = defineTransition<typeof serviceApplication>();

/** Transitions about the signing of a visit that are not signs themselves; the state of the visit stays. */
export const signTransitions: Transitions = {
  remind: transition({
    done: 'okReminded',
    from: ['assigned', 'inService'],
    input: { note: text({ max: 200 }) },
    isAvailable: ({ signStatus }) => overdueStatuses.some((status) => status === signStatus),
    availabilityFields: ['signStatus'],
    guard: (record, context, _input, now) => {
      const status = statusOf(record, context, now);
      if (!overdueStatuses.some((each) => each === status)) return [{ field: '', code: 'notLate' }];
      const last = typeof record.remindTime === 'string' ? parseIsoMoment(record.remindTime) : undefined;
      const isRecent = last !== undefined && now < last + REMIND_AGAIN_MIN * MINUTE_MS;
      return isRecent ? [{ field: '', code: 'remindedLately', params: { minutes: REMIND_AGAIN_MIN } }] : [];
    },
    effect: (_record, _input, now) => ({ remindTime: toIsoMoment(now) }),
    tone: 'neutral',
  }),
  markException: transition({
    done: 'okExceptionMarked',
    from: ['assigned', 'inService', 'completed', 'missed'],
    input: {
      exceptionType: choice(exceptionTypes, { required: true }),
      note: text({ max: 200, required: true }),
    },
    isAvailable: ({ signStatus }) => signStatus !== 'notDue',
    availabilityFields: ['signStatus'],
    guard: (record, context, { exceptionType }, now) => {
      // Exceptions known before the visit are handled by canceling or reassigning.
      if (statusOf(record, context, now) === 'notDue') return [{ field: '', code: 'visitNotDue' }];
      const isMarked = record.exceptionType != null && record.exceptionType !== 'none';
      return exceptionType === 'none' && !isMarked ? [{ field: 'exceptionType', code: 'exceptionNotMarked' }] : [];
    },
    effect: (_record, { exceptionType, note }, now) => ({
      exceptionType,
      exceptionNote: note,
      exceptionTime: toIsoMoment(now),
    }),
    tone: 'neutral',
  }),
};

function statusOf(record: Draft, { lookup }: RuleContext, now: number): SignStatus | null {
  const policy = lookup('serviceType', Number(record.serviceTypeId));
  // Field validation has already run.
  return signStatusOf({ visit: record as SignedVisit, lateMaxMin: Number(policy?.lateMaxMin ?? LATE_MAX_MIN), now });
}
