/** A request that cannot be fulfilled; the message is a sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = 'Refusal';
}
