import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds that one code is valid (RFC 6238), and the tolerance for clock drift and slow typing. */
const PERIOD_S = 30;
const TOLERANCE_S = 15;

/** Product name in authenticator apps. */
const ISSUER = 'Smart Elderly Care';

/** Returns a secret for an authenticator app: 160 random bits in Base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => generateSecret();

/** Returns the `otpauth:` URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, username: string): string =>
  generateURI({ issuer: ISSUER, label: username, secret });

interface CodeCheck {
  secret: string;
  code: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The step of the last accepted code; codes of that step and earlier ones are rejected. */
  lastStep: number | null;
}

/** Returns the time step of a code; `undefined` if the code is wrong, used or expired. */
export async function verifyTotp({ secret, code, now, lastStep }: CodeCheck): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now / 1_000);
  const result = await verify({ secret, token, epoch, period: PERIOD_S, epochTolerance: TOLERANCE_S });
  const step = result.valid && 'timeStep' in result ? result.timeStep : undefined;
  return step !== undefined && step > (lastStep ?? -1) ? step : undefined;
}
