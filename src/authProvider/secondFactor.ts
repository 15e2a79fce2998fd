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
 * One's own second factors. Everything rejects with an {@link AuthError} that says why; what is dangerous has the HTTP
 * client ask for the password first.
 */
export function createSecondFactor(http: HttpClient) {
  async function ask(operation: FactorOperation, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    // Whoever shows these tells what came of it.
    const answer = await http.send({ operation, entity: 'admin', scope: 'open', params, silent: true });
    if (answer.kind === 'rejected') throw refused(answer.body);
    return answer.kind === 'success' ? answer.body.data : answer.body;
  }

  return {
    /** What there is. */
    own: async (): Promise<OwnSecondFactors> => parseOwnFactors(await ask('selectSecondFactors')),
    /** Begins to add an authenticator app. */
    beginApp: async (): Promise<NewTotp> => {
      const made = parseNewTotp(await ask('enrolTotp'));
      if (!made) throw new AuthError('malformed', 'The answer of enrolTotp lacks a secret.');
      return made;
    },
    /** Adds it, by its first code; answers recovery codes with the first second factor. */
    confirmApp: async (given: { name: string; code: string }): Promise<readonly string[]> =>
      parseRecoveryCodes(await ask('confirmTotp', given)),
    /** Adds a passkey, which the browser makes; answers recovery codes with the first second factor. */
    addPasskey: async (name: string): Promise<readonly string[]> => {
      const attestation = await makePasskey(await ask('enrolPasskey'));
      return parseRecoveryCodes(await ask('confirmPasskey', { name, attestation }));
    },
    rename: async (given: { id: string; name: string }): Promise<void> => void (await ask('renameSecondFactor', given)),
    remove: async (id: string): Promise<void> => void (await ask('removeSecondFactor', { id })),
    /** Fresh recovery codes; the old ones serve no more. */
    renewCodes: async (): Promise<readonly string[]> => parseRecoveryCodes(await ask('renewRecoveryCodes')),
  };
}
