import { useState } from 'react';
import type { SecondStep } from '../../contract/envelope';
import { isSecondStep } from '../../contract/signIn';
import type { LoginTexts } from './texts/zh-CN';

export interface Outcomes {
  texts: LoginTexts;
  /** Shows the console; may take its time. Logs its own failure, which is told here in plain words. */
  onSignedIn: (uuid: string) => void | Promise<void>;
  /** More than the password is asked for. */
  onSecondStep?: (step: SecondStep) => void;
  /** The first step is too long ago. */
  onExpired?: (reason: string) => void;
}

/** Takes one step of signing in at a time, and keeps what went wrong. */
export function useSignInStep({ texts, onSignedIn, onSecondStep, onExpired }: Outcomes, begun = '') {
  const [problem, setProblem] = useState(begun);
  const [isPending, setPending] = useState(false);

  /**
   * Takes a step, unless one is under way; answers whether there is something to be corrected.
   * @param otherwise what is told when a failure has no words of its own
   */
  async function take(step: () => Promise<{ uuid: string } | SecondStep>, otherwise = texts.failed): Promise<boolean> {
    if (isPending) return false;
    setProblem('');
    setPending(true);
    let result: { uuid: string } | SecondStep;
    try {
      result = await step();
    } catch (error) {
      setPending(false);
      const reason = (error instanceof Error && error.message) || otherwise;
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
      // Said in programmers' words, which whoever shows the console keeps in the log.
      setPending(false);
      setProblem(texts.startFailed);
      return true;
    }
  }

  return { problem, isPending, take, tell: setProblem };
}

const isExpired = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'expired';
