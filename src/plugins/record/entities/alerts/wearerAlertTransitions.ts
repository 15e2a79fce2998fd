import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { choice, text } from '../../../../../contract/fields';
import { toIsoMoment } from '../../../../../contract/moment';
import type { wearerAlert } from './wearerAlert';

/** How an alert was resolved. */
export const alertOutcomes = ['calledWell', 'visited', 'hospital', 'falseAlarm', 'deviceFault', 'other'] as const;

/** Outcomes that require an explanation. */
const OUTCOMES_TO_EXPLAIN: readonly unknown[] = ['falseAlarm', 'other'];

/** State after someone has taken the alert on, or when it waits again. */
export const NOT_ESCALATED = { escalation: 'none', escalateTime: null } as const;

/** State while nobody has reached the person. */
export const NOT_ATTENDED = { attendTime: null, attendedById: null } as const;

const transition = defineTransition<typeof wearerAlert>();

/** How an alert is taken on, attended, closed and released. */
export const wearerAlertTransitions: Transitions = {
  /** Assigns the alert to the caller, so that nobody else responds too. The next finding reopens it. */
  acknowledge: transition({
    from: ['open'],
    to: 'acknowledged',
    input: { note: text({ max: 200, multiline: true }) },
    effect: (_record, { note }, now) => ({
      note: note ?? null,
      acknowledgeTime: new Date(now).toISOString(),
      ...NOT_ESCALATED,
    }),
    tone: 'positive',
  }),
  /** Records that staff has reached the person. */
  attend: transition({
    from: ['acknowledged'],
    isAvailable: ({ attendTime }) => attendTime == null,
    availabilityFields: ['attendTime'],
    guard: ({ attendTime }) => (attendTime == null ? [] : [{ field: '', code: 'alreadyAttended' }]),
    effect: (_record, _input, now) => ({ attendTime: toIsoMoment(now) }),
    done: 'okAttended',
    tone: 'positive',
  }),
  /** Closes the alert with its outcome. Only a person can close critical alerts. */
  close: transition({
    from: ['open', 'acknowledged'],
    to: 'closed',
    input: {
      outcome: choice(alertOutcomes, { required: true }),
      closeNote: text({ max: 200, multiline: true }),
    },
    guard: (_record, _context, { outcome, closeNote }) =>
      OUTCOMES_TO_EXPLAIN.includes(outcome) && !closeNote ? [{ field: 'closeNote', code: 'outcomeToExplain' }] : [],
    effect: (_record, { outcome, closeNote }, now) => ({
      outcome,
      closeNote: closeNote ?? null,
      closeTime: new Date(now).toISOString(),
      ...NOT_ESCALATED,
    }),
    tone: 'positive',
  }),
  /** Returns the alert to the other administrators. */
  release: transition({
    from: ['acknowledged'],
    to: 'open',
    effect: (_record, _input, now) => ({
      acknowledgedById: null,
      acknowledgeTime: null,
      ...NOT_ATTENDED,
      raisedTime: new Date(now).toISOString(),
      ...NOT_ESCALATED,
    }),
    tone: 'neutral',
  }),
};
