import type { LoginResult, SecondStep } from '../../contract/envelope';
import type { Refusal } from '../../contract/refusal';
import type { CodeProof } from '../../contract/signIn';
import type { Answer, HttpClient } from '../core/http';
import { AuthError, refused } from './AuthError';
import { parseLoginResult, parseSecondStep } from './sessionAnswers';

/** Calls by which somebody proves who they are. */
export interface SignIn {
  /**
   * Signs in; the cookies are set before anything else, so that what follows is stored under the right user. Who has a
   * second factor is asked for it first.
   * @throws {AuthError} with the server's words when it refuses
   */
  login: (credentials: { username: string; password: string }) => Promise<LoginResult | SecondStep>;
  /** Signs in by the second step, with a code. */
  finishLogin: (proof: CodeProof) => Promise<LoginResult>;
  /** Signs in by the second step, with a passkey that the browser asks for. */
  showPasskey: (ticket: string) => Promise<LoginResult>;
  /** Gives one's own password again; answers why not when the server refuses. */
  reauthenticate: (password: string) => Promise<Refusal | undefined>;
  /** Shows one of one's passkeys instead. */
  reauthenticateByPasskey: () => Promise<Refusal | undefined>;
}

/** Makes these calls; `enter` is told of each session that begins. */
export function createSignIn(http: HttpClient, enter: (result: LoginResult) => void): SignIn {
  const call = (operation: 'login' | 'finishLogin' | 'challengePasskey' | 'reauthenticate') =>
    ({ operation, entity: 'admin', scope: 'open' }) as const;

  function entered(answer: Answer): LoginResult {
    if (answer.kind === 'rejected') throw refused(answer.body);
    const result = parseLoginResult(answer.kind === 'success' ? answer.body.data : answer.body);
    if (!result) throw new AuthError('malformed', 'The answer of login lacks uuid or token.');
    enter(result);
    return result;
  }

  async function finish(proof: CodeProof | { ticket: string; assertion: string }): Promise<LoginResult> {
    return entered(await http.send({ ...call('finishLogin'), params: { ...proof }, silent: 'rejection' }));
  }

  /** What a passkey answers to a fresh challenge, of a login or of this session. */
  async function assertion(params: { ticket?: string }): Promise<string> {
    const answer = await http.send({ ...call('challengePasskey'), params, silent: true });
    if (answer.kind === 'rejected') throw refused(answer.body);
    const { showPasskey } = await import('./passkeys').catch(() => {
      throw new AuthError('cancelled', '');
    });
    return showPasskey(answer.kind === 'success' ? answer.body.data : answer.body);
  }

  async function giveAgain(params: { password: string } | { assertion: string }): Promise<Refusal | undefined> {
    // The dialog that asks tells what went wrong.
    const answer = await http.send({ ...call('reauthenticate'), params, silent: true });
    return answer.kind === 'rejected' ? { errors: {}, ...answer.body } : undefined;
  }

  return {
    async login(credentials) {
      // The page shows a refusal beside the fields; only success is toasted.
      const answer = await http.send({ ...call('login'), params: { ...credentials }, silent: 'rejection' });
      const step = answer.kind === 'rejected' ? parseSecondStep(answer.body) : undefined;
      return step ?? entered(answer);
    },
    finishLogin: finish,
    showPasskey: async (ticket) => finish({ ticket, assertion: await assertion({ ticket }) }),
    reauthenticate: (password) => giveAgain({ password }),
    reauthenticateByPasskey: async () => giveAgain({ assertion: await assertion({}) }),
  };
}
