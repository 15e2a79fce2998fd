import type { Draft, Transition } from '../../../../contract/defineEntity';
import { date, text } from '../../../../contract/fields';
import { dayAt, momentText } from '../../../../contract/moment';
import { passProblems } from './attendantRules';

/** Neither a key nor a code to get one. */
export const withoutAppKey = { appKeyHash: null, appKeyTime: null, pairingHash: null, pairingUntil: null };

const hasAppKey = ({ appKeyTime, pairingUntil }: Draft) => appKeyTime != null || pairingUntil != null;

/** How an attendant is reviewed, banned, taken back and let go. A ban may come before the review (blacklist). */
export const attendantTransitions: Readonly<Record<string, Transition>> = {
  passAttendant: {
    done: 'okPassed',
    from: ['pending', 'banned'],
    to: 'passed',
    // Who is banned is offered to be taken back, which does the same under its own name.
    suits: ({ status }) => status !== 'banned',
    suitsFields: ['status'],
    guard: passProblems,
    effect: passed,
    tone: 'positive',
    bulk: true,
  },
  reinstateAttendant: {
    done: 'okReinstated',
    from: ['banned'],
    to: 'passed',
    guard: passProblems,
    effect: passed,
    tone: 'positive',
    bulk: true,
  },
  rejectAttendant: {
    done: 'okRejected',
    from: ['pending'],
    to: 'rejected',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, input) => ({ statusReason: input.reason, workStatus: 'offDuty' }),
    tone: 'danger',
    bulk: true,
  },
  resubmitAttendant: {
    done: 'okResubmitted',
    from: ['rejected'],
    to: 'pending',
    effect: () => ({ statusReason: null }),
    tone: 'neutral',
  },
  banAttendant: {
    done: 'okBanned',
    from: ['pending', 'passed'],
    to: 'banned',
    input: { reason: text({ max: 200, required: true }), banUntil: date({}) },
    guard: (_record, { today }, input) =>
      typeof input.banUntil === 'string' && input.banUntil <= today ? [{ field: 'banUntil', code: 'dateInPast' }] : [],
    effect: ({ workStatus }, input, now) => ({
      // Who is at a visit may end it.
      workStatus: workStatus === 'inService' ? workStatus : 'offDuty',
      statusReason: input.reason,
      banTime: momentText(now),
      banUntil: input.banUntil ?? null,
      banProposedTime: null,
      ...withoutAppKey,
    }),
    tone: 'danger',
    bulk: true,
  },
  resignAttendant: {
    done: 'okResigned',
    from: ['passed', 'banned'],
    to: 'resigned',
    input: { leaveDate: date({}) },
    effect: (_record, input, now) => ({
      leaveDate: input.leaveDate ?? dayAt(now),
      workStatus: 'offDuty',
      banUntil: null,
      ...withoutAppKey,
    }),
    tone: 'neutral',
  },
  /** The handset is lost or given back: its key is good for nothing. */
  revokeAppKey: {
    from: ['passed', 'banned'],
    suits: hasAppKey,
    suitsFields: ['appKeyTime', 'pairingUntil'],
    guard: (record) => (hasAppKey(record) ? [] : [{ field: '', code: 'appKeyMissing' }]),
    effect: () => withoutAppKey,
    tone: 'danger',
  },
};

function passed(_record: Draft, _input: Draft, now: number): Draft {
  return { passTime: momentText(now), statusReason: null, banUntil: null, banProposedTime: null };
}
