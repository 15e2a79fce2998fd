import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SecondFactorKind, SecondStep } from '../../contract/calls/envelope';
import type { SignInSteps } from '../../contract/session/signIn';
import { type SignInCallbacks, useSignInStep } from './useSignInStep';

interface SecondStepFormProps extends Omit<SignInCallbacks, 'onSecondStep'> {
  step: SecondStep;
  steps: Pick<SignInSteps, 'finishSignIn' | 'signInWithPasskey'>;
  /** Returns to user name and password; with a reason if the user did not choose to. */
  onBack: (reason: string) => void;
}

/** Second step of sign-in: a code, a passkey, or a recovery code instead. */
export function SecondStepForm({ step, steps, onBack, ...outcomes }: SecondStepFormProps) {
  const { texts } = outcomes;
  const [kind, setKind] = useState<SecondFactorKind>(() => step.kinds[0] ?? 'recoveryCode');
  const { problem, isPending, take, showProblem } = useSignInStep({ ...outcomes, onExpired: onBack });
  const input = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isTyped = kind !== 'passkey';
  const label = kind === 'totp' ? texts.code : texts.recoveryCode;

  // Each kind has another control to focus first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind decides which of them there is
  useEffect(() => (input.current ?? submit.current)?.focus(), [kind]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { ticket } = step;
    const typed = input.current?.value.trim() ?? '';
    if (isTyped && typed === '') {
      showProblem(texts.codeMissing);
      input.current?.focus();
      return;
    }
    const proof = kind === 'totp' ? { ticket, code: typed } : { ticket, recoveryCode: typed };
    const isWrong = isTyped
      ? await take(() => steps.finishSignIn(proof))
      : await take(() => steps.signInWithPasskey(ticket), texts.passkeyFailed);
    if (isWrong) input.current?.select();
  };

  return (
    <form className="login-form" onSubmit={send} noValidate aria-label={texts.secondStep}>
      <p className="login-lead">
        {isTyped ? (kind === 'totp' ? texts.codeLead : texts.recoveryLead) : texts.passkeyLead}
      </p>
      {isTyped && (
        <>
          <label htmlFor={`${id}-code`}>{label}</label>
          <input
            key={kind}
            ref={input}
            id={`${id}-code`}
            name="code"
            className="login-code"
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={kind === 'totp' ? 7 : 20}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
        </>
      )}
      <p className="login-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button ref={submit} type="submit" className="login-submit" aria-busy={isPending}>
        {isPending ? texts.submitting : isTyped ? texts.submit : texts.usePasskey}
      </button>
      <div className="login-others">
        {step.kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => {
                showProblem('');
                setKind(other);
              }}
            >
              {{ totp: texts.useCode, passkey: texts.usePasskey, recoveryCode: texts.useRecoveryCode }[other]}
            </button>
          ))}
        <button type="button" onClick={() => onBack('')}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
