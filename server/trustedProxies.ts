import { isIP } from 'node:net';

/** The proxies that a list names by address or by subnet (`10.0.0.0/8`); `undefined` when it names anything else. */
export function trustedProxies(list: string): string[] | undefined {
  const proxies = list.split(',').map((entry) => entry.trim());
  return proxies.every(isAddressOrSubnet) ? proxies : undefined;
}

function isAddressOrSubnet(text: string): boolean {
  const [, address = '', prefix = ''] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  // A subnet of everybody is nobody's proxy.
  return version !== 0 && (prefix === '' || (Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128)));
}
