import type { LoginResult, SecondStep } from '../../contract/calls/envelope';
import type { Refusal } from '../../contract/calls/refusal';
import type { CodeProof } from '../../contract/session/signIn';
import type { CallResponse, HttpClient } from '../core/http';
import { AuthError, toAuthError } from './AuthError';
import { parseLoginResult, parseSecondStep } from './sessionResponses';

/** Calls by which users prove their identity. */
export interface SignIn {
  /**
   * Signs in. The cookies are set first, so that everything after it is stored under the right user. With a second factor,
   * returns the second step instead.
   * @throws {AuthError} with the server's message when it refuses
   */
  login: (credentials: { username: string; password: string }) => Promise<LoginResult | SecondStep>;
  /** Completes sign-in with a code. */
  finishLogin: (proof: CodeProof) => Promise<LoginResult>;
  /** Completes sign-in with a passkey from the browser. */
  loginWithPasskey: (ticket: string) => Promise<LoginResult>;
  /** Checks the user's own password again; returns the refusal, if any. */
  reauthenticate: (password: string) => Promise<Refusal | undefined>;
  /** Checks one of the user's passkeys instead. */
  reauthenticateByPasskey: () => Promise<Refusal | undefined>;
}

/** Creates these calls; calls `enter` with each new session. */
export function createSignIn(http: HttpClient, storeSession: (result: LoginResult) => void): SignIn {
  const call = (operation: 'login' | 'finishLogin' | 'challengePasskey' | 'reauthenticate') =>
    ({ operation, entity: 'admin', scope: 'open' }) as const;

  function completeSignIn(answer: CallResponse): LoginResult {
    if (answer.kind === 'rejected') throw toAuthError(answer.body);
    const result = parseLoginResult(answer.kind === 'success' ? answer.body.data : answer.body);
    if (!result) throw new AuthError('malformed', 'The answer of login lacks uuid or token.');
    storeSession(result);
    return result;
  }

  async function finish(proof: CodeProof | { ticket: string; assertion: string }): Promise<LoginResult> {
    return completeSignIn(await http.send({ ...call('finishLogin'), params: { ...proof }, silent: 'rejection' }));
  }

  /** Returns the passkey assertion for a new challenge, for a login or for the current session. */
  async function assertion(params: { ticket?: string }): Promise<string> {
    const answer = await http.send({ ...call('challengePasskey'), params, silent: true });
    if (answer.kind === 'rejected') throw toAuthError(answer.body);
    const { authenticateWithPasskey: showPasskey } = await import('./passkeys').catch(() => {
      throw new AuthError('cancelled', '');
    });
    return showPasskey(answer.kind === 'success' ? answer.body.data : answer.body);
  }

  async function sendReauthentication(
    params: { password: string } | { assertion: string },
  ): Promise<Refusal | undefined> {
    // The dialog shows failures itself.
    const answer = await http.send({ ...call('reauthenticate'), params, silent: true });
    return answer.kind === 'rejected' ? { errors: {}, ...answer.body } : undefined;
  }

  return {
    async login(credentials) {
      // The page shows a refusal beside the fields, so only success shows a toast.
      const answer = await http.send({ ...call('login'), params: { ...credentials }, silent: 'rejection' });
      const step = answer.kind === 'rejected' ? parseSecondStep(answer.body) : undefined;
      return step ?? completeSignIn(answer);
    },
    finishLogin: finish,
    loginWithPasskey: async (ticket) => finish({ ticket, assertion: await assertion({ ticket }) }),
    reauthenticate: (password) => sendReauthentication({ password }),
    reauthenticateByPasskey: async () => sendReauthentication({ assertion: await assertion({}) }),
  };
}
