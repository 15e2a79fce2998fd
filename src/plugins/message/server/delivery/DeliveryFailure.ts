/** Thrown if a message was not accepted; the text is shown to administrators. */
export class DeliveryFailure extends Error {
  /** Retrying would not help. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'DeliveryFailure';
    this.isFinal = isFinal;
  }
}
