import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Authenticator flags (WebAuthn level 3, 6.1): the user was present, and was verified. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** How a response differs from a valid one. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

/** A software passkey, as WebAuthn describes it: an ES256 key with a use counter. */
export function softPasskey({ origin = 'http://localhost', rpId = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const authenticatorData = (flags: number, deviation: Deviation, key = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? uses);
    const verified = deviation.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([flags | PRESENT | verified]), counter, key]);
  };
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    /** Returns what a browser answers when the passkey is created. */
    attestation(challenge: string, deviation: Deviation = {}): string {
      // COSE key: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)]);
      const credential = Buffer.concat([Buffer.alloc(16), hex('0010'), credentialId, key]);
      const data = authenticatorData(HAS_KEY, deviation, credential);
      // CBOR: {fmt: "none", attStmt: {}, authData: bytes}.
      const head = hex('a363666d74646e6f6e656761747453746d74a068617574684461746158');
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, deviation.origin ?? origin).toString('base64url'),
        attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Returns what a browser answers when the passkey is used. */
    assertion(challenge: string, deviation: Deviation = {}): string {
      uses += 1;
      const client = clientData('webauthn.get', challenge, deviation.origin ?? origin);
      const data = authenticatorData(0, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const hex = (text: string) => Buffer.from(text, 'hex');
const bytes = (text: string) => Buffer.from(text, 'base64url');
