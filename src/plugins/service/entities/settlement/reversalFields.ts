import { boolean, type Fields, reference, text } from '../../../../../contract/fields';

/** Fields of an application: the reversal that waits for approval, and whether its settlement was ever reversed. */
export const reversalFields = {
  /** The administrator asked to approve the reversal; empty when no reversal is requested. */
  reversalAdminId: reference('admin', { set: 'server', weak: true, filter: true }),
  reversalAskedById: reference('admin', { set: 'server', weak: true }),
  reversalReason: text({ max: 200, set: 'server', personal: true }),
  /** Whether a settlement of this visit was reversed. Its entries stay. */
  isReversed: boolean({ set: 'server', default: false, filter: true }),
} as const satisfies Fields;
