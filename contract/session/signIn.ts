import type { SecondStep } from '../calls/envelope';

/** A code of an authenticator app or a recovery code, with the ticket of the first step. */
export type CodeProof = { ticket: string } & ({ code: string } | { recoveryCode: string });

/**
 * The steps of signing in, for the login page. Each rejects with an error that states the reason. A refusal of the server
 * has the `code` `rejected` or `expired`, and the server's own code as `problemCode`.
 */
export interface SignInSteps {
  /** Sends user name and password. For an account with a second factor, resolves to what the second step requires. */
  signIn: (credentials: { username: string; password: string }) => Promise<{ uuid: string } | SecondStep>;
  /** Completes the second step with a code. */
  finishSignIn: (proof: CodeProof) => Promise<{ uuid: string }>;
  /** Completes the second step with a passkey, which the browser asks for. */
  signInWithPasskey: (ticket: string) => Promise<{ uuid: string }>;
}

/** Returns whether a second step is required. */
export function isSecondStep(result: { uuid: string } | SecondStep): result is SecondStep {
  return 'ticket' in result;
}
