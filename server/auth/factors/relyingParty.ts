import { isIP } from 'node:net';
import type { Call } from '../../call/call';
import type { Config } from '../../config';

/** What passkeys are bound to: the console's origin as browsers see it, and its host name. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/**
 * Determines it from the configuration, or from the request (proxy headers count only if the proxy is trusted). Browsers
 * support passkeys for host names over TLS and for `localhost`; elsewhere this returns `undefined`.
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
