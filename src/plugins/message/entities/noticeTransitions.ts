import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { text } from '../../../../contract/fields';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { notice } from './notice';
import { sendMoment, smsHourProblems } from './noticeRules';

const transition = defineTransition<typeof notice>();

/** Transitions that send and withdraw a notice. */
export const noticeTransitions: Transitions = {
  sendNotice: transition({
    done: 'okSent',
    from: ['draft'],
    to: 'sent',
    isAvailable: (record, { now }) => sendMoment(record, now) <= now,
    availabilityFields: ['sendTime'],
    guard: (record, _context, _input, now) => [
      ...(sendMoment(record, now) > now ? [{ field: 'sendTime', code: 'sendTimeInFuture' } as const] : []),
      ...smsHourProblems(record, now),
      ...expiryProblems(record, now),
    ],
    effect: (_record, _input, now) => ({ sendTime: toIsoMoment(now), outboxPosition: OUTBOX_START }),
    tone: 'positive',
  }),
  scheduleNotice: transition({
    done: 'okScheduled',
    from: ['draft'],
    to: 'scheduled',
    isAvailable: (record, { now }) => sendMoment(record, now) > now,
    availabilityFields: ['sendTime'],
    guard: (record, _context, _input, now) =>
      sendMoment(record, now) > now
        ? smsHourProblems(record, sendMoment(record, now))
        : [{ field: 'sendTime', code: 'timeInPast' }],
    tone: 'neutral',
  }),
  unscheduleNotice: transition({ done: 'okUnscheduled', from: ['scheduled'], to: 'draft', tone: 'neutral' }),
  /** Stops unsent messages, and marks sent ones as withdrawn for their recipients. */
  withdrawNotice: transition({
    done: 'okWithdrawn',
    from: ['sent'],
    to: 'withdrawn',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, { reason }) => ({ withdrawReason: reason, outboxPosition: null }),
    tone: 'danger',
  }),
};

/** Initial position of filling the outbox. */
const OUTBOX_START = 'user:0';

/** Scheduled transitions: send on time, and expire. */
export const noticeJobs = {
  send: transition({
    from: ['scheduled'],
    to: 'sent',
    guard: (record, _context, _input, now) =>
      sendMoment(record, now) <= now ? [] : [{ field: '', code: 'notDueYet' }],
    effect: () => ({ outboxPosition: OUTBOX_START }),
  }),
  expire: transition({
    from: ['sent'],
    to: 'expired',
    guard: (record, _context, _input, now) =>
      expiryProblems(record, now).length > 0 ? [] : [{ field: '', code: 'notDueYet' }],
    effect: () => ({ outboxPosition: null }),
  }),
};

function expiryProblems({ validTo }: DraftOf<typeof notice>, now: number): Problem[] {
  const isOver = validTo != null && (parseIsoMoment(validTo) ?? now) <= now;
  return isOver ? [{ field: 'validTo', code: 'timeInPast' }] : [];
}
