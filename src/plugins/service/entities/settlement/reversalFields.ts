import { boolean, type Fields, reference, text } from '../../../../../contract/fields';

/** Fields of an application: the reversal that waits for approval, and whether its settlement was ever reversed. */
export const reversalFields = {
  /** The administrator asked to approve the reversal; empty when no reversal is requested. */
  reversalAdminId: reference('admin', { readOnly: true, weak: true, filter: true }),
  reversalAskedById: reference('admin', { readOnly: true, weak: true }),
  reversalReason: text({ max: 200, readOnly: true, personal: true }),
  /** Whether a settlement of this visit was reversed. Its entries stay. */
  isReversed: boolean({ readOnly: true, default: false, filter: true }),
} as const satisfies Fields;
