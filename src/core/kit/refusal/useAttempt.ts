import { useState } from 'react';
import { type Refusal, toRefusal } from '../../../../contract/calls/refusal';

/**
 * Runs the call of a dialog and keeps its refusal, for `RefusalNotice` and the dialog's inputs, or for a `CallForm`, which
 * shows it itself.
 * @example <CallForm onSubmit={(input) => attempt(async () => { await call(input); onClose(); })} … />
 */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Returns the refusal, or `undefined` on success. */
  async function attempt(work: () => Promise<unknown>): Promise<Refusal | undefined> {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
      return undefined;
    } catch (failure) {
      const reason = toRefusal(failure);
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
    /** Clears the refusal after the user has changed the input. */
    forget: () => setRefusal(undefined),
  };
}
