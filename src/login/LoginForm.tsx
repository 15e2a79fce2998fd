import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ProblemCode } from '../../contract/problems';
import type { SignInSteps } from '../../contract/session/signIn';
import { LoginProblem } from './LoginProblem';
import { focusText, type SignInCallbacks, useSignInStep } from './useSignInStep';

export interface LoginFormProps extends Omit<SignInCallbacks, 'onExpired'> {
  signIn: SignInSteps['signIn'];
  /** Called on the first input. */
  onInput?: () => void;
  /** Initial message; for example, why the user is back at this form. */
  notice?: string;
}

/** Form with user name and password, both initially empty. Enter submits; errors appear at the input they concern. */
export function LoginForm({ signIn, onInput, notice, ...outcomes }: LoginFormProps) {
  const { texts } = outcomes;
  const { problem, isPending, take, showProblem } = useSignInStep(outcomes, notice);
  const [isShown, setShown] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  // Input that was typed, or filled in by the browser, before the scripts loaded.
  const reportEarlyInput = useEffectEvent(() => username.current?.value && onInput?.());
  useEffect(() => {
    reportEarlyInput();
  }, []);

  const inputs = { username, password };
  const problemProps = (name: keyof typeof inputs) =>
    problem?.field === name ? { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` } : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const missing = credentials.username === '' ? 'username' : credentials.password === '' ? 'password' : undefined;
    if (missing) {
      showProblem({ field: missing, text: missing === 'username' ? texts.usernameMissing : texts.passwordMissing });
      inputs[missing].current?.focus();
      return;
    }
    const failed = await take(() => signIn(credentials), { fieldOf: refusedInput });
    if (failed) focusText((failed.field === 'username' ? username : password).current);
  };

  return (
    // POST, because a browser that submits the form without scripts must not put the password into the address.
    <form className="login-form" method="post" onSubmit={submit} onInput={onInput} noValidate aria-label={texts.title}>
      <label htmlFor={`${id}-username`}>{texts.username}</label>
      <input
        ref={username}
        id={`${id}-username`}
        name="username"
        // biome-ignore lint/a11y/noAutofocus: the page is for nothing else than typing here
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        {...problemProps('username')}
      />
      <LoginProblem id={`${id}-username-problem`} text={problem?.field === 'username' && problem.text} />
      <label htmlFor={`${id}-password`}>{texts.password}</label>
      <span className="login-password">
        <input
          ref={password}
          id={`${id}-password`}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={128}
          {...problemProps('password')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          title={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      </span>
      <LoginProblem id={`${id}-password-problem`} text={problem?.field === 'password' && problem.text} />
      <LoginProblem text={problem?.field === undefined && problem?.text} />
      {/* A click before hydration marks the button as busy (heldClick.ts). */}
      <button type="submit" className="login-submit" aria-busy={isPending} suppressHydrationWarning>
        {isPending ? texts.submitting : texts.submit}
      </button>
    </form>
  );
}

/** Refusals of the account, which the server reports only with the right password. */
const ACCOUNT_PROBLEMS: readonly unknown[] = ['accountDisabled', 'accountExpired'] satisfies ProblemCode[];

/** Returns the input of a refusal. The password has those that do not reveal whether the account exists. */
function refusedInput(problemCode: unknown): 'username' | 'password' {
  return ACCOUNT_PROBLEMS.includes(problemCode) ? 'username' : 'password';
}

function EyeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
