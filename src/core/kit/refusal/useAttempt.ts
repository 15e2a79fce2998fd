import { useState } from 'react';
import { type Refusal, refusalOf } from '../../../../contract/refusal';

/**
 * Runs the call of a dialog and keeps why it was refused: for `RefusalNotice` and the dialog's inputs, or for a
 * `CallForm`, which shows it by itself.
 * @example <CallForm onSubmit={(input) => attempt(async () => { await call(input); onClose(); })} … />
 */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Answers why it was refused; nothing when all went well. */
  async function attempt(work: () => Promise<unknown>): Promise<Refusal | undefined> {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
      return undefined;
    } catch (failure) {
      const reason = refusalOf(failure);
      setRefusal(reason);
      return reason;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    attempt,
    isBusy,
    refusal,
    /** Forgets the refusal, since what it was about has been changed. */
    forget: () => setRefusal(undefined),
  };
}
