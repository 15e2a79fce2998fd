import { useState } from 'react';
import type { SecondStep } from '../../contract/calls/envelope';
import { isSecondStep } from '../../contract/session/signIn';
import { isRecord } from '../../contract/values/isRecord';
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

/** An error of a sign-in step. */
export interface SignInProblem {
  text: string;
  /** Name of the input concerned. Absent for failures that no input can correct. */
  field?: string | undefined;
}

interface StepOptions {
  /** Message for a failure without its own. */
  fallbackMessage?: string;
  /** Returns the name of the input that a refusal of the server concerns, by its problem code. */
  fieldOf?: (problemCode: unknown) => string;
}

/** Runs one sign-in step at a time and keeps its problem. */
export function useSignInStep({ texts, onSignedIn, onSecondStep, onExpired }: SignInCallbacks, notice = '') {
  const [problem, setProblem] = useState<SignInProblem | undefined>(notice ? { text: notice } : undefined);
  const [isPending, setPending] = useState(false);

  /** Runs a step unless another is running; returns its problem, if any. */
  async function runStep(
    step: () => Promise<{ uuid: string } | SecondStep>,
    { fallbackMessage = texts.failed, fieldOf }: StepOptions = {},
  ): Promise<SignInProblem | undefined> {
    if (isPending) return undefined;
    const fail = (failed: SignInProblem) => {
      setPending(false);
      setProblem(failed);
      return failed;
    };
    setProblem(undefined);
    setPending(true);
    let result: { uuid: string } | SecondStep;
    try {
      result = await step();
    } catch (error) {
      const text = (error instanceof Error && error.message) || fallbackMessage;
      const { code, problemCode } = refusalOf(error);
      if (code === 'expired' && onExpired) {
        onExpired(text);
        return { text };
      }
      return fail({ text, field: code === 'rejected' ? fieldOf?.(problemCode) : undefined });
    }
    if (isSecondStep(result)) {
      setPending(false);
      onSecondStep?.(result);
      return undefined;
    }
    try {
      await onSignedIn(result.uuid);
      return undefined;
    } catch {
      // The error message is technical; the log has it.
      return fail({ text: texts.startFailed });
    }
  }

  return { problem, isPending, take: runStep, showProblem: setProblem };
}

/** Returns the codes of an error, which only refusals of the server have. */
function refusalOf(error: unknown): { code?: unknown; problemCode?: unknown } {
  return isRecord(error) ? error : {};
}

/** Focuses an input and selects its text, so that typing replaces it. */
export function focusText(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
