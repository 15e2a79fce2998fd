/** Something that cannot be done as it was asked for; the message is a sentence for the operator. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
