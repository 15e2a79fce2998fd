import type { Transition } from '../../../../contract/defineEntity';
import { date, text } from '../../../../contract/fields';
import { dayAt, momentText } from '../../../../contract/moment';
import { passProblems } from './attendantRules';

/** How an attendant is reviewed, banned, taken back and let go. A ban may come before the review (blacklist). */
export const attendantTransitions: Readonly<Record<string, Transition>> = {
  passAttendant: {
    from: ['pending', 'banned'],
    to: 'passed',
    guard: passProblems,
    effect: (_record, _input, now) => ({
      passTime: momentText(now),
      statusReason: null,
      banUntil: null,
      banProposedTime: null,
    }),
    tone: 'positive',
    bulk: true,
  },
  rejectAttendant: {
    from: ['pending'],
    to: 'rejected',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, input) => ({ statusReason: input.reason }),
    tone: 'danger',
    bulk: true,
  },
  resubmitAttendant: {
    from: ['rejected'],
    to: 'pending',
    effect: () => ({ statusReason: null }),
    tone: 'neutral',
  },
  banAttendant: {
    from: ['pending', 'passed'],
    to: 'banned',
    input: { reason: text({ max: 200, required: true }), banUntil: date({}) },
    guard: (_record, { today }, input) =>
      typeof input.banUntil === 'string' && input.banUntil <= today ? [{ field: 'banUntil', code: 'dateInPast' }] : [],
    effect: (_record, input, now) => ({
      statusReason: input.reason,
      banTime: momentText(now),
      banUntil: input.banUntil ?? null,
      banProposedTime: null,
    }),
    tone: 'danger',
    bulk: true,
  },
  resignAttendant: {
    from: ['passed', 'banned'],
    to: 'resigned',
    input: { leaveDate: date({}) },
    effect: (_record, input, now) => ({
      leaveDate: input.leaveDate ?? dayAt(now),
      workStatus: 'offDuty',
      banUntil: null,
    }),
    tone: 'neutral',
  },
};
