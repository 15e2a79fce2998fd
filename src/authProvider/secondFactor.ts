import type { NewTotp, OwnSecondFactors } from '../../contract/calls/envelope';
import type { HttpClient } from '../core/http';
import { AuthError, toAuthError } from './AuthError';
import { parseNewTotp, parseOwnFactors, parseRecoveryCodes } from './factorResponses';
import { registerPasskey } from './passkeys';

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
export function createSecondFactorCalls(http: HttpClient) {
  async function call(operation: FactorOperation, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    // The caller shows the result.
    const answer = await http.send({ operation, entity: 'admin', scope: 'open', params, silent: true });
    if (answer.kind === 'rejected') throw toAuthError(answer.body);
    return answer.kind === 'success' ? answer.body.data : answer.body;
  }

  return {
    /** Returns the enrolled factors. */
    own: async (): Promise<OwnSecondFactors> => parseOwnFactors(await call('selectSecondFactors')),
    /** Starts to enroll an authenticator app. */
    beginApp: async (): Promise<NewTotp> => {
      const totp = parseNewTotp(await call('enrolTotp'));
      if (!totp) throw new AuthError('malformed', 'The answer of enrolTotp lacks a secret.');
      return totp;
    },
    /** Confirms the app with its first code; returns recovery codes if it is the first second factor. */
    confirmApp: async (params: { name: string; code: string }): Promise<readonly string[]> =>
      parseRecoveryCodes(await call('confirmTotp', params)),
    /** Enrolls a passkey that the browser creates; returns recovery codes if it is the first second factor. */
    addPasskey: async (name: string): Promise<readonly string[]> => {
      const attestation = await registerPasskey(await call('enrolPasskey'));
      return parseRecoveryCodes(await call('confirmPasskey', { name, attestation }));
    },
    rename: async (params: { id: string; name: string }): Promise<void> =>
      void (await call('renameSecondFactor', params)),
    remove: async (id: string): Promise<void> => void (await call('removeSecondFactor', { id })),
    /** Creates new recovery codes; the old ones become invalid. */
    renewCodes: async (): Promise<readonly string[]> => parseRecoveryCodes(await call('renewRecoveryCodes')),
  };
}
