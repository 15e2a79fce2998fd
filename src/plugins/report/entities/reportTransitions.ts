import type { Draft, Transition } from '../../../../contract/defineEntity';
import { reference, text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import type { ReportStatus } from './reportCodes';

const reason = text({ max: 200, multiline: true, required: true });

/** States in which a report can be declared invalid. */
const VALID: readonly ReportStatus[] = ['generated', 'pendingReview', 'reviewed', 'published', 'recalled'];

/** Transitions of a report: reviewed by a doctor, published to the wearer's family, recalled, declared invalid. */
export const reportTransitions: Readonly<Record<string, Transition>> = {
  submitReport: { done: 'okSubmitted', from: ['generated'], to: 'pendingReview', tone: 'neutral', bulk: true },
  /** A doctor can review it again until it is published. */
  reviewReport: {
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
      reviewTime: momentText(now),
    }),
    tone: 'positive',
  },
  publishReport: {
    done: 'okPublished',
    from: ['reviewed'],
    to: 'published',
    effect: (_record, _input, now) => ({ publishTime: momentText(now) }),
    tone: 'positive',
    bulk: true,
  },
  recallReport: {
    done: 'okRecalled',
    from: ['published'],
    to: 'recalled',
    input: { reason },
    effect: (_record, input) => ({ statusReason: input.reason }),
    tone: 'danger',
  },
  /** Makes another version of what was measured, which then waits for review; the recalled one stays as it is. */
  correctReport: {
    done: 'okCorrected',
    from: ['recalled'],
    suits: isUnreplaced,
    suitsFields: ['replacedById'],
    guard: (record) => (isUnreplaced(record) ? [] : [{ field: '', code: 'alreadyReplaced' }]),
    tone: 'positive',
  },
  invalidateReport: {
    done: 'okInvalidated',
    from: VALID,
    to: 'invalid',
    input: { reason },
    effect: (_record, input) => ({ statusReason: input.reason }),
    tone: 'danger',
  },
};

/** Whether no other report takes the place of this one. */
function isUnreplaced({ replacedById }: Draft): boolean {
  return replacedById === null || replacedById === undefined;
}
