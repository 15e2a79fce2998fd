import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relyingParty';

/** Product name that browsers show when they ask for a passkey. */
const RP_NAME = 'Smart Elderly Care';

/** A stored passkey. */
export interface Passkey {
  credentialId: string;
  /** In Base64url. */
  publicKey: string;
  /** The authenticator's counter of uses; always 0 if it does not count. */
  counter: number;
  /** Transports that browsers use (`internal`, `usb`), separated by commas. */
  transports: string;
}

/** Lazy: loading takes half a second, and most server starts never need it. */
const load = () => import('@simplewebauthn/server');

/** Returns the options with which a browser creates a passkey, without duplicates of known ones. */
export async function creationOptions(
  { rpId }: RelyingParty,
  { uuid, username, known: existing }: { uuid: string; username: string; known: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userName: username,
    // Reveals nothing about the person, as WebAuthn requires.
    userID: new TextEncoder().encode(uuid),
    attestationType: 'none',
    excludeCredentials: existing.map(credentialDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** Returns the options with which a browser uses one of these passkeys. */
export async function requestOptions(
  { rpId }: RelyingParty,
  existing: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: existing.map(credentialDescriptor),
    userVerification: 'required',
  });
}

interface CeremonyResponse {
  /** The browser's response, as JSON. */
  json: string;
  challenge: string;
  party: RelyingParty;
}

/** Returns the passkey that a browser has created; `undefined` if the response is for another challenge, origin or host. */
export async function verifyRegistration({ json, challenge, party }: CeremonyResponse): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await load();
  return undefinedOnError(async () => {
    const response: RegistrationResponseJSON = JSON.parse(json);
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(challenge, party) });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).join(',').slice(0, 100);
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  });
}

/**
 * Returns the new counter after a passkey was used; `undefined` if verification fails. A counter that has not grown
 * indicates a cloned passkey.
 */
export async function verifyAssertion(
  { json, challenge, party }: CeremonyResponse,
  existing: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  return undefinedOnError(async () => {
    const response: AuthenticationResponseJSON = JSON.parse(json);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected(challenge, party),
      credential: {
        id: existing.credentialId,
        publicKey: new Uint8Array(Buffer.from(existing.publicKey, 'base64url')),
        counter: existing.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/** Returns the credential id that a response claims. */
export function credentialIdOf(json: string): string {
  try {
    const answer: unknown = JSON.parse(json);
    return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
  } catch {
    return '';
  }
}

const credentialDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports === '' ? [] : transports.split(','),
});

const expected = (challenge: string, { origin, rpId }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws for every invalid response, and responses are untrusted input. */
async function undefinedOnError<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
