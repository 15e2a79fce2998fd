import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isRecord } from '../../contract/values/isRecord';
import { AuthError } from './AuthError';

/** Loaded on demand: few users sign in with a passkey, and never before the password. */
const load = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for an existing passkey.
 * @param options the response of `challengePasskey`
 * @returns the JSON that `finishLogin` and `reauthenticate` take
 * @throws {AuthError} `cancelled` when the browser returns none
 */
export async function authenticateWithPasskey(options: unknown): Promise<string> {
  if (!isRequest(options)) throw new AuthError('malformed', 'The answer of challengePasskey lacks a challenge.');
  return runCeremony(async () => (await load()).startAuthentication({ optionsJSON: options }));
}

/**
 * Asks the browser to create a passkey.
 * @param options the response of `enrolPasskey`
 * @returns the JSON that `confirmPasskey` takes
 * @throws {AuthError} `cancelled` when none was created
 */
export async function registerPasskey(options: unknown): Promise<string> {
  if (!isCreation(options)) throw new AuthError('malformed', 'The answer of enrolPasskey lacks a challenge.');
  return runCeremony(async () => (await load()).startRegistration({ optionsJSON: options }));
}

async function runCeremony(work: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await work());
  } catch {
    // For privacy, browsers do not distinguish between a canceled dialog and a missing passkey.
    throw new AuthError('cancelled', '');
  }
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return isRecord(options) && typeof options.challenge === 'string';
}

function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return isRecord(options) && typeof options.challenge === 'string' && isRecord(options.user);
}
