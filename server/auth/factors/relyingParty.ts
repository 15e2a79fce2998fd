import { isIP } from 'node:net';
import type { Call } from '../../call/call';
import type { Config } from '../../config';

/** What passkeys are bound to: the address of the console as browsers see it, and its host name. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/**
 * Reads it from the configuration, or from how the request came (a proxy's word counts only where it is trusted).
 * Browsers have passkeys for host names over TLS and for `localhost`; `undefined` elsewhere.
 */
export function relyingPartyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { host, isEncrypted }: Pick<Call, 'host' | 'isEncrypted'>,
): RelyingParty | undefined {
  const address = publicUrl ?? `${isEncrypted ? 'https' : 'http'}://${host}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { origin, rpId: hostname } : undefined;
}
