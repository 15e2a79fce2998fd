import { type Refusal, saysMore } from '../../../../contract/refusal';

/** What react-admin's form is told of a refused call: messages at the fields, and of the whole at `root.whole`. */
export function submissionErrors(refusal: Refusal | undefined): Record<string, unknown> | undefined {
  return refusal && { ...refusal.errors, ...(saysMore(refusal) && { root: { whole: refusal.message } }) };
}
