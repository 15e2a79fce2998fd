import type { Transition } from '../../../../../contract/defineEntity';
import { reference, text } from '../../../../../contract/fields';

/** No reversal is asked for any more. */
const answered = { reversalAdminId: null, reversalAskedById: null, reversalReason: null };

/**
 * How a settlement is reversed: one administrator asks, another one approves. Until then the visit stays settled; afterwards it
 * is completed, can be corrected, and is settled again.
 */
export const reversalTransitions: Readonly<Record<string, Transition>> = {
  requestReversal: {
    done: 'okReversalRequested',
    from: ['settled'],
    suits: ({ reversalAdminId }) => reversalAdminId == null,
    suitsFields: ['reversalAdminId'],
    input: {
      approverId: reference('admin', {
        required: true,
        offers: { entity: 'serviceApplication', read: 'selectReversalApprovers' },
      }),
      reason: text({ max: 200, required: true, multiline: true }),
    },
    guard: ({ reversalAdminId }) => (reversalAdminId == null ? [] : [{ field: '', code: 'reversalPending' }]),
    effect: (_record, { reason }) => ({ reversalReason: reason }),
    tone: 'danger',
  },
  /** By who was asked, with their own account. */
  approveReversal: {
    done: 'okReversed',
    from: ['settled'],
    to: 'completed',
    suits: ({ reversalAdminId }, { adminId }) => adminId !== undefined && reversalAdminId === adminId,
    suitsFields: ['reversalAdminId'],
    effect: ({ settleStatus }) => ({
      ...answered,
      // What was found to be a violation after it was paid is not paid again.
      settleStatus: settleStatus === 'refused' ? 'refused' : 'unsettled',
      settleBatch: null,
      isReversed: true,
    }),
    tone: 'danger',
    bulk: true,
  },
  /** Turns the request down, or takes it back. */
  declineReversal: {
    done: 'okReversalDeclined',
    from: ['settled'],
    input: { note: text({ max: 200 }) },
    suits: ({ reversalAdminId }) => reversalAdminId != null,
    suitsFields: ['reversalAdminId'],
    guard: ({ reversalAdminId }) => (reversalAdminId == null ? [{ field: '', code: 'reversalNotRequested' }] : []),
    effect: () => answered,
    tone: 'neutral',
  },
};
