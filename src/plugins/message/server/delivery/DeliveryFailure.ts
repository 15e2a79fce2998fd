/** A message was not taken; the text is what people read of it. */
export class DeliveryFailure extends Error {
  /** Trying again would not help. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'DeliveryFailure';
    this.isFinal = isFinal;
  }
}
