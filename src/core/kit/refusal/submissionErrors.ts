import { hasGeneralMessage, type Refusal } from '../../../../contract/calls/refusal';

/**
 * Converts a refused call to react-admin form errors: messages at the fields, and the message for the
 * whole form at `root.whole`.
 */
export function submissionErrors(refusal: Refusal | undefined): Record<string, unknown> | undefined {
  return refusal && { ...refusal.errors, ...(hasGeneralMessage(refusal) && { root: { whole: refusal.message } }) };
}
