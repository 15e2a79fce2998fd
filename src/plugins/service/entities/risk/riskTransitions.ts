import type { Draft, Transition } from '../../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { text } from '../../../../../contract/fields';
import { toIsoMoment } from '../../../../../contract/moment';
import { characterCount } from '../../../../../contract/normalizeText';
import type { Problem } from '../../../../../contract/problems';
import type { serviceApplication } from '../applications/serviceApplication';

const transition = defineTransition<typeof serviceApplication>();

/** Minimum length of the note of a decision. */
export const RISK_NOTE_MIN = 10;
/** Maximum length of the note of a decision. */
export const RISK_NOTE_MAX = 200;
/** Days for which a confirmed anomaly counts against the attendant. */
export const STRIKE_DAYS = 90;
/** Number of confirmed anomalies that proposes a ban. */
export const STRIKES_TO_BAN = 3;

const noteInput = { note: text({ max: RISK_NOTE_MAX, required: true, multiline: true }) };

/** Decisions of a review, and the states to which they lead. */
export const riskDecisions = {
  dismissRisk: 'falsePositive',
  correctRisk: 'corrected',
  confirmRisk: 'confirmed',
} as const;
export type RiskDecision = keyof typeof riskDecisions;

const decision = (name: RiskDecision, tone: Transition['tone'], settleStatus: 'released' | 'refused'): Transition => ({
  field: 'riskStatus',
  from: ['reviewing'],
  to: riskDecisions[name],
  input: noteInput,
  guard: (_record, _context, { note }) => noteProblems(note),
  effect: (record, { note }, now) => ({
    riskNote: note,
    riskTime: toIsoMoment(now),
    settleStatus: settleStatus === 'refused' ? 'refused' : released(record),
  }),
  tone,
  bulk: true,
});

/** Transitions with which administrators review the anomalies of a visit, independent of the state of the visit. */
export const riskTransitions: Transitions = {
  reviewRisk: transition({ field: 'riskStatus', from: ['open'], to: 'reviewing', tone: 'neutral', bulk: true }),
  dismissRisk: decision('dismissRisk', 'positive', 'released'),
  correctRisk: decision('correctRisk', 'neutral', 'released'),
  confirmRisk: decision('confirmRisk', 'danger', 'refused'),
  closeRisk: transition({
    field: 'riskStatus',
    from: ['falsePositive', 'corrected', 'confirmed'],
    to: 'closed',
    tone: 'neutral',
    bulk: true,
  }),
};

/** Returns whether a call is a decision about anomalies. */
export function isRiskDecision(operation: string): operation is RiskDecision {
  return Object.hasOwn(riskDecisions, operation);
}

function noteProblems(note: unknown): Problem[] {
  return typeof note === 'string' && characterCount(note) >= RISK_NOTE_MIN
    ? []
    : [{ field: 'note', code: 'tooShort', params: { min: RISK_NOTE_MIN } }];
}

/** Unfreezes a settlement that was frozen for the review; other settlement states stay. */
function released({ settleStatus }: Draft): unknown {
  return settleStatus === 'frozen' ? 'unsettled' : settleStatus;
}
