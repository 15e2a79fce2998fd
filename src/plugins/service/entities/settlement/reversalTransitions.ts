import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { reference, text } from '../../../../../contract/fields';
import type { serviceApplication } from '../applications/serviceApplication';

const transition = defineTransition<typeof serviceApplication>();

/** Clears the request for a reversal. */
const requestClearedValues = { reversalAdminId: null, reversalAskedById: null, reversalReason: null };

/**
 * Reversal of a settlement with four eyes: one administrator requests it, and another approves it. Until then the
 * visit stays settled. Afterwards it is completed, can be corrected, and is settled again.
 */
export const reversalTransitions: Transitions = {
  requestReversal: transition({
    done: 'okReversalRequested',
    from: ['settled'],
    isAvailable: ({ reversalAdminId }) => reversalAdminId == null,
    availabilityFields: ['reversalAdminId'],
    input: {
      approverId: reference('admin', {
        required: true,
        suggestions: { entity: 'serviceApplication', read: 'selectReversalApprovers' },
      }),
      reason: text({ max: 200, required: true, multiline: true }),
    },
    guard: ({ reversalAdminId }) => (reversalAdminId == null ? [] : [{ field: '', code: 'reversalPending' }]),
    effect: (_record, { reason }) => ({ reversalReason: reason }),
    tone: 'danger',
  }),
  /** Only the administrator asked can approve, with their own account. */
  approveReversal: transition({
    done: 'okReversed',
    from: ['settled'],
    to: 'completed',
    isAvailable: ({ reversalAdminId }, { adminId }) => adminId !== undefined && reversalAdminId === adminId,
    availabilityFields: ['reversalAdminId'],
    effect: ({ settleStatus }) => ({
      ...requestClearedValues,
      // A visit found to be a violation after payment is not paid again.
      settleStatus: settleStatus === 'refused' ? 'refused' : 'unsettled',
      settleBatch: null,
      isReversed: true,
    }),
    tone: 'positive',
    bulk: true,
  }),
  /** Declines or withdraws the request. */
  declineReversal: transition({
    done: 'okReversalDeclined',
    from: ['settled'],
    input: { note: text({ max: 200 }) },
    isAvailable: ({ reversalAdminId }) => reversalAdminId != null,
    availabilityFields: ['reversalAdminId'],
    guard: ({ reversalAdminId }) => (reversalAdminId == null ? [{ field: '', code: 'reversalNotRequested' }] : []),
    effect: () => requestClearedValues,
    tone: 'neutral',
  }),
};
