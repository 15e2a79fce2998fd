import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isRecord } from '../../contract/isRecord';
import { AuthError } from './AuthError';

/** Few people sign in by a passkey, and nobody before their password. */
const load = () => import('@simplewebauthn/browser');

/**
 * Has the browser show a passkey.
 * @param options what `challengePasskey` answered
 * @returns what `finishLogin` and `reauthenticate` take, as JSON
 * @throws {AuthError} `cancelled` when none was shown
 */
export async function showPasskey(options: unknown): Promise<string> {
  if (!isRequest(options)) throw new AuthError('malformed', 'The answer of challengePasskey lacks a challenge.');
  return asked(async () => (await load()).startAuthentication({ optionsJSON: options }));
}

/**
 * Has the browser make a passkey.
 * @param options what `enrolPasskey` answered
 * @returns what `confirmPasskey` takes, as JSON
 * @throws {AuthError} `cancelled` when none was made
 */
export async function makePasskey(options: unknown): Promise<string> {
  if (!isCreation(options)) throw new AuthError('malformed', 'The answer of enrolPasskey lacks a challenge.');
  return asked(async () => (await load()).startRegistration({ optionsJSON: options }));
}

async function asked(work: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await work());
  } catch {
    // Browsers tell neither whether somebody said no nor whether there is a passkey, on purpose.
    throw new AuthError('cancelled', '');
  }
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(options) && typeof options.challenge === 'string';
}

function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return isRecord(options) && typeof options.challenge === 'string' && isRecord(options.user);
}
