import type { Draft, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { sendMoment, smsHourProblems } from './noticeRules';

/** Transitions that send and withdraw a notice. */
export const noticeTransitions: Readonly<Record<string, Transition>> = {
  sendNotice: {
    done: 'okSent',
    from: ['draft'],
    to: 'sent',
    suits: (record, { now }) => sendMoment(record, now) <= now,
    suitsFields: ['sendTime'],
    guard: (record, _context, _input, now) => [
      ...(sendMoment(record, now) > now ? [{ field: 'sendTime', code: 'sendTimeInFuture' } as const] : []),
      ...smsHourProblems(record, now),
      ...stillValid(record, now),
    ],
    effect: (_record, _input, now) => ({ sendTime: momentText(now), outboxPosition: OUTBOX_START }),
    tone: 'positive',
  },
  scheduleNotice: {
    done: 'okScheduled',
    from: ['draft'],
    to: 'scheduled',
    suits: (record, { now }) => sendMoment(record, now) > now,
    suitsFields: ['sendTime'],
    guard: (record, _context, _input, now) =>
      sendMoment(record, now) > now
        ? smsHourProblems(record, sendMoment(record, now))
        : [{ field: 'sendTime', code: 'timeInPast' }],
    tone: 'neutral',
  },
  unscheduleNotice: { done: 'okUnscheduled', from: ['scheduled'], to: 'draft', tone: 'neutral' },
  /** Stops unsent messages, and marks sent ones as withdrawn for their recipients. */
  withdrawNotice: {
    done: 'okWithdrawn',
    from: ['sent'],
    to: 'withdrawn',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, { reason }) => ({ withdrawReason: reason, outboxPosition: null }),
    tone: 'danger',
  },
};

/** Initial position of filling the outbox. */
const OUTBOX_START = 'user:0';

/** Scheduled transitions: send on time, and expire. */
export const noticeJobs: Readonly<Record<'send' | 'expire', Transition>> = {
  send: {
    from: ['scheduled'],
    to: 'sent',
    guard: (record, _context, _input, now) =>
      sendMoment(record, now) <= now ? [] : [{ field: '', code: 'notDueYet' }],
    effect: () => ({ outboxPosition: OUTBOX_START }),
  },
  expire: {
    from: ['sent'],
    to: 'expired',
    guard: (record, _context, _input, now) =>
      stillValid(record, now).length > 0 ? [] : [{ field: '', code: 'notDueYet' }],
    effect: () => ({ outboxPosition: null }),
  },
};

function stillValid({ validTo }: Draft, now: number): Problem[] {
  const isOver = typeof validTo === 'string' && (momentOf(validTo) ?? now) <= now;
  return isOver ? [{ field: 'validTo', code: 'timeInPast' }] : [];
}
