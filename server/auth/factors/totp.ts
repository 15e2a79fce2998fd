import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds for which one code stands (RFC 6238), and for which clocks may differ or fingers be slow. */
const PERIOD_S = 30;
const TOLERANCE_S = 15;

/** Name of the product in authenticator apps. */
const ISSUER = 'Smart Elderly Care';

/** What an authenticator app is given: 160 random bits in Base32, as RFC 4226 advises. */
export const newTotpSecret = (): string => generateSecret();

/** The address that authenticator apps read from a QR code. */
export const totpAddress = (secret: string, username: string): string =>
  generateURI({ issuer: ISSUER, label: username, secret });

interface GivenCode {
  secret: string;
  code: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The step of the last code that was taken; that one and earlier ones are taken no more. */
  lastStep: number | null;
}

/** The time step whose code was given; `undefined` when it is wrong, was used already, or is over. */
export async function acceptedStep({ secret, code, now, lastStep }: GivenCode): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now / 1_000);
  const result = await verify({ secret, token, epoch, period: PERIOD_S, epochTolerance: TOLERANCE_S });
  const step = result.valid && 'timeStep' in result ? result.timeStep : undefined;
  return step !== undefined && step > (lastStep ?? -1) ? step : undefined;
}
