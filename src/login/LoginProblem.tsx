interface LoginProblemProps {
  /** For the `aria-describedby` of the input above. Absent for a problem of the whole form. */
  id?: string;
  text: string | false | undefined;
}

/** An error below an input, or above the button. Its line is reserved below inputs, so that nothing moves. */
export function LoginProblem({ id, text }: LoginProblemProps) {
  return (
    <div className={id === undefined ? 'login-problem' : 'login-problem login-field-problem'}>
      {text && (
        <p id={id} role="alert">
          {text}
        </p>
      )}
    </div>
  );
}
