import { useState } from 'react';
import type { SecondStep } from '../../contract/calls/envelope';
import { isSecondStep } from '../../contract/session/signIn';
import type { LoginTexts } from './loginTexts';

export interface SignInCallbacks {
  texts: LoginTexts;
  /** Shows the console; can take a while. The callback logs its own errors; this hook shows a generic message. */
  onSignedIn: (uuid: string) => void | Promise<void>;
  /** Called when the server asks for a second factor. */
  onSecondStep?: (step: SecondStep) => void;
  /** Called when the first step has expired. */
  onExpired?: (reason: string) => void;
}

/** Runs one sign-in step at a time and keeps its error. */
export function useSignInStep({ texts, onSignedIn, onSecondStep, onExpired }: SignInCallbacks, initialProblem = '') {
  const [problem, setProblem] = useState(initialProblem);
  const [isPending, setPending] = useState(false);

  /**
   * Runs a step unless another is running; returns whether the user must correct something.
   * @param fallbackMessage message for a failure without its own
   */
  async function runStep(
    step: () => Promise<{ uuid: string } | SecondStep>,
    fallbackMessage = texts.failed,
  ): Promise<boolean> {
    if (isPending) return false;
    setProblem('');
    setPending(true);
    let result: { uuid: string } | SecondStep;
    try {
      result = await step();
    } catch (error) {
      setPending(false);
      const reason = (error instanceof Error && error.message) || fallbackMessage;
      if (isExpired(error) && onExpired) onExpired(reason);
      else setProblem(reason);
      return true;
    }
    if (isSecondStep(result)) {
      setPending(false);
      onSecondStep?.(result);
      return false;
    }
    try {
      await onSignedIn(result.uuid);
      return false;
    } catch {
      // The error message is technical; the log has it.
      setPending(false);
      setProblem(texts.startFailed);
      return true;
    }
  }

  return { problem, isPending, take: runStep, showProblem: setProblem };
}

const isExpired = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'expired';
