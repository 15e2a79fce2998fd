import type { NewTotp, OwnSecondFactors } from '../../contract/envelope';
import type { HttpClient } from '../core/http';
import { AuthError, refused } from './AuthError';
import { parseNewTotp, parseOwnFactors, parseRecoveryCodes } from './factorAnswers';
import { makePasskey } from './passkeys';

type FactorOperation =
  | 'enrolTotp'
  | 'confirmTotp'
  | 'enrolPasskey'
  | 'confirmPasskey'
  | 'renameSecondFactor'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
  | 'selectSecondFactors';

/**
 * Creates the calls for the user's own second factors. Each rejects with an {@link AuthError} that gives the reason. For
 * dangerous operations the HTTP client asks for the password first.
 */
export function createSecondFactor(http: HttpClient) {
  async function ask(operation: FactorOperation, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    // The caller shows the result.
    const answer = await http.send({ operation, entity: 'admin', scope: 'open', params, silent: true });
    if (answer.kind === 'rejected') throw refused(answer.body);
    return answer.kind === 'success' ? answer.body.data : answer.body;
  }

  return {
    /** Returns the enrolled factors. */
    own: async (): Promise<OwnSecondFactors> => parseOwnFactors(await ask('selectSecondFactors')),
    /** Starts to enroll an authenticator app. */
    beginApp: async (): Promise<NewTotp> => {
      const made = parseNewTotp(await ask('enrolTotp'));
      if (!made) throw new AuthError('malformed', 'The answer of enrolTotp lacks a secret.');
      return made;
    },
    /** Confirms the app with its first code; returns recovery codes if it is the first second factor. */
    confirmApp: async (given: { name: string; code: string }): Promise<readonly string[]> =>
      parseRecoveryCodes(await ask('confirmTotp', given)),
    /** Enrolls a passkey that the browser creates; returns recovery codes if it is the first second factor. */
    addPasskey: async (name: string): Promise<readonly string[]> => {
      const attestation = await makePasskey(await ask('enrolPasskey'));
      return parseRecoveryCodes(await ask('confirmPasskey', { name, attestation }));
    },
    rename: async (given: { id: string; name: string }): Promise<void> => void (await ask('renameSecondFactor', given)),
    remove: async (id: string): Promise<void> => void (await ask('removeSecondFactor', { id })),
    /** Creates new recovery codes; the old ones become invalid. */
    renewCodes: async (): Promise<readonly string[]> => parseRecoveryCodes(await ask('renewRecoveryCodes')),
  };
}
