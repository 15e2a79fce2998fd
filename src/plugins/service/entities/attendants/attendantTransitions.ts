import { type DraftOf, defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { date, text } from '../../../../../contract/fields';
import { dayAt, toIsoMoment } from '../../../../../contract/moment';
import type { attendant } from './attendant';
import { passProblems } from './attendantRules';

const transition = defineTransition<typeof attendant>();

/** The values of an attendant without app key and pairing code. */
export const withoutAppKey = { appKeyHash: null, appKeyTime: null, pairingHash: null, pairingUntil: null };

const hasAppKey = ({ appKeyTime, pairingUntil }: DraftOf<typeof attendant>) =>
  appKeyTime != null || pairingUntil != null;

/** Transitions that review, ban, reinstate and dismiss an attendant. A ban can precede the review (blacklist). */
export const attendantTransitions: Transitions = {
  passAttendant: transition({
    done: 'okPassed',
    from: ['pending', 'banned'],
    to: 'passed',
    // For banned attendants the console offers `reinstateAttendant` instead, which has the same effect.
    isAvailable: ({ status }) => status !== 'banned',
    availabilityFields: ['status'],
    guard: passProblems,
    effect: passEffect,
    tone: 'positive',
    bulk: true,
  }),
  reinstateAttendant: transition({
    done: 'okReinstated',
    from: ['banned'],
    to: 'passed',
    guard: passProblems,
    effect: passEffect,
    tone: 'positive',
    bulk: true,
  }),
  rejectAttendant: transition({
    done: 'okRejected',
    from: ['pending'],
    to: 'rejected',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, input) => ({ statusReason: input.reason, workStatus: 'offDuty' }),
    tone: 'danger',
    bulk: true,
  }),
  resubmitAttendant: transition({
    done: 'okResubmitted',
    from: ['rejected'],
    to: 'pending',
    effect: () => ({ statusReason: null }),
    tone: 'neutral',
  }),
  banAttendant: transition({
    done: 'okBanned',
    from: ['pending', 'passed'],
    to: 'banned',
    input: { reason: text({ max: 200, required: true }), banUntil: date({}) },
    guard: (_record, { today }, input) =>
      typeof input.banUntil === 'string' && input.banUntil <= today ? [{ field: 'banUntil', code: 'dateInPast' }] : [],
    effect: ({ workStatus }, input, now) => ({
      // An attendant can finish the visit in progress.
      workStatus: workStatus === 'inService' ? workStatus : 'offDuty',
      statusReason: input.reason,
      banTime: toIsoMoment(now),
      banUntil: input.banUntil ?? null,
      banProposedTime: null,
      ...withoutAppKey,
    }),
    tone: 'danger',
    bulk: true,
  }),
  resignAttendant: transition({
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
  }),
  /** For a handset that was lost or returned: its key becomes invalid. */
  revokeAppKey: transition({
    from: ['passed', 'banned'],
    isAvailable: hasAppKey,
    availabilityFields: ['appKeyTime', 'pairingUntil'],
    guard: (record) => (hasAppKey(record) ? [] : [{ field: '', code: 'appKeyMissing' }]),
    effect: () => withoutAppKey,
    tone: 'danger',
  }),
};

function passEffect(_record: unknown, _input: unknown, now: number) {
  return { passTime: toIsoMoment(now), statusReason: null, banUntil: null, banProposedTime: null };
}
