import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { reference, text } from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import type { ReportStatus } from './reportCodes';
import type { sleep } from './sleep';

const transition = defineTransition<typeof sleep>();

const reason = text({ max: 200, multiline: true, required: true });

/** States in which a report can be declared invalid. */
const VALID: readonly ReportStatus[] = ['generated', 'pendingReview', 'reviewed', 'published', 'recalled'];

/** Transitions of a report: reviewed by a doctor, published to the wearer's family, recalled, declared invalid. */
export const reportTransitions: Transitions = {
  submitReport: transition({
    done: 'okSubmitted',
    from: ['generated'],
    to: 'pendingReview',
    tone: 'neutral',
    bulk: true,
  }),
  /** A doctor can review it again until it is published. */
  reviewReport: transition({
    done: 'okReviewed',
    from: ['pendingReview', 'reviewed'],
    to: 'reviewed',
    input: {
      doctorId: reference('doctor', { required: true }),
      doctorConclusion: text({ max: 1000, multiline: true, required: true }),
    },
    effect: (_record, { doctorId, doctorConclusion }, now) => ({
      doctorId,
      doctorConclusion,
      reviewTime: toIsoMoment(now),
    }),
    tone: 'positive',
  }),
  publishReport: transition({
    done: 'okPublished',
    from: ['reviewed'],
    to: 'published',
    effect: (_record, _input, now) => ({ publishTime: toIsoMoment(now) }),
    tone: 'positive',
    bulk: true,
  }),
  recallReport: transition({
    done: 'okRecalled',
    from: ['published'],
    to: 'recalled',
    input: { reason },
    effect: (_record, input) => ({ statusReason: input.reason }),
    tone: 'danger',
  }),
  /** Makes another version of what was measured, which then waits for review; the recalled one stays as it is. */
  correctReport: transition({
    done: 'okCorrected',
    from: ['recalled'],
    isAvailable: isUnreplaced,
    availabilityFields: ['replacedById'],
    guard: (record) => (isUnreplaced(record) ? [] : [{ field: '', code: 'alreadyReplaced' }]),
    tone: 'positive',
  }),
  invalidateReport: transition({
    done: 'okInvalidated',
    from: VALID,
    to: 'invalid',
    input: { reason },
    effect: (_record, input) => ({ statusReason: input.reason }),
    tone: 'danger',
  }),
};

/** Whether no other report takes the place of this one. */
function isUnreplaced({ replacedById }: DraftOf<typeof sleep>): boolean {
  return replacedById === null || replacedById === undefined;
}
