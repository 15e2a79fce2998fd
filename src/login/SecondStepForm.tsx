import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SecondFactorKind, SecondStep } from '../../contract/calls/envelope';
import type { SignInSteps } from '../../contract/session/signIn';
import { LoginProblem } from './LoginProblem';
import { focusText, type SignInCallbacks, useSignInStep } from './useSignInStep';

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
  const isWrong = problem?.field === 'code';

  // Each kind has another control to focus first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind decides which of them there is
  useEffect(() => (input.current ?? submit.current)?.focus(), [kind]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { ticket } = step;
    const typed = input.current?.value.trim() ?? '';
    if (isTyped && typed === '') {
      showProblem({ field: 'code', text: texts.codeMissing });
      input.current?.focus();
      return;
    }
    const proof = kind === 'totp' ? { ticket, code: typed } : { ticket, recoveryCode: typed };
    const failed = isTyped
      ? await take(() => steps.finishSignIn(proof), { fieldOf: () => 'code' })
      : await take(() => steps.signInWithPasskey(ticket), { fallbackMessage: texts.passkeyFailed });
    if (failed) focusText(input.current);
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
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          />
          <LoginProblem id={`${id}-problem`} text={isWrong && problem.text} />
        </>
      )}
      <LoginProblem text={!isWrong && problem?.text} />
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
                showProblem(undefined);
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
