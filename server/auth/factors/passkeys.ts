import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relyingParty';

/** Name of the product where browsers ask for a passkey. */
const RP_NAME = 'Smart Elderly Care';

/** A passkey as it is kept. */
export interface Passkey {
  credentialId: string;
  /** In Base64url. */
  publicKey: string;
  /** Uses, as the authenticator counts them; 0 for ever where it does not. */
  counter: number;
  /** How browsers reach it (`internal`, `usb`), separated by commas. */
  transports: string;
}

/** Half a second of code that most starts of the server never need. */
const load = () => import('@simplewebauthn/server');

/** What a browser is asked for when a passkey is added; one that is there already is not added twice. */
export async function creationOptions(
  { rpId }: RelyingParty,
  { uuid, username, known }: { uuid: string; username: string; known: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userName: username,
    // Tells nothing about the person, as WebAuthn wants it.
    userID: new TextEncoder().encode(uuid),
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** What a browser is asked for when somebody shows one of their passkeys. */
export async function requestOptions(
  { rpId }: RelyingParty,
  known: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: known.map(described),
    userVerification: 'required',
  });
}

interface Answered {
  /** What the browser answered, as JSON. */
  json: string;
  challenge: string;
  party: RelyingParty;
}

/** The passkey that a browser has made; `undefined` when the answer is to another challenge, origin or host. */
export async function madePasskey({ json, challenge, party }: Answered): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await load();
  return orUndefined(async () => {
    const response: RegistrationResponseJSON = JSON.parse(json);
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(challenge, party) });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).join(',').slice(0, 100);
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  });
}

/** The count of uses after a passkey was shown; `undefined` when it was not, or it counts less than it did: a copy. */
export async function shownCounter({ json, challenge, party }: Answered, known: Passkey): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  return orUndefined(async () => {
    const response: AuthenticationResponseJSON = JSON.parse(json);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected(challenge, party),
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/** The id of the passkey that an answer says it is by. */
export function namedCredential(json: string): string {
  try {
    const answer: unknown = JSON.parse(json);
    return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
  } catch {
    return '';
  }
}

const described = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports === '' ? [] : transports.split(','),
});

const expected = (challenge: string, { origin, rpId }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws for everything that is wrong with an answer, and answers come from outside. */
async function orUndefined<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
