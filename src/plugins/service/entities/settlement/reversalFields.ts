import { boolean, type Fields, reference, text } from '../../../../../contract/fields';

/** Fields of an application: the reversal of its settlement that waits for an approval, and whether there was one. */
export const reversalFields = {
  /** Who is asked to approve the reversal; empty when none is asked for. */
  reversalAdminId: reference('admin', { set: 'server', weak: true, filter: true }),
  reversalAskedById: reference('admin', { set: 'server', weak: true }),
  reversalReason: text({ max: 200, set: 'server', personal: true }),
  /** A settlement of this visit was reversed; its entries stay. */
  isReversed: boolean({ set: 'server', default: false, filter: true }),
} as const satisfies Fields;
