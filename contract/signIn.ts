import type { SecondStep } from './envelope';

/** A code of an authenticator app, or a recovery code, with the ticket of the first step. */
export type CodeProof = { ticket: string } & ({ code: string } | { recoveryCode: string });

/** The steps of signing in, for a page that takes them. Each rejects with an error that tells the administrator why. */
export interface SignInSteps {
  /** User name and password; who has a second factor is told what the second step takes. */
  signIn: (credentials: { username: string; password: string }) => Promise<{ uuid: string } | SecondStep>;
  /** A code ends the second step. */
  finishSignIn: (proof: CodeProof) => Promise<{ uuid: string }>;
  /** A passkey, which the browser asks for, ends it. */
  showPasskey: (ticket: string) => Promise<{ uuid: string }>;
}

/** Whether more than the password is asked for. */
export function isSecondStep(result: { uuid: string } | SecondStep): result is SecondStep {
  return 'ticket' in result;
}
