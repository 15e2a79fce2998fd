import { isIP } from 'node:net';

/** Parses a list of proxies by address or subnet (`10.0.0.0/8`). Returns `undefined` if it contains anything else. */
export function parseNetworks(list: string): string[] | undefined {
  const proxies = list.split(',').map((entry) => entry.trim());
  return proxies.every(isAddressOrSubnet) ? proxies : undefined;
}

function isAddressOrSubnet(text: string): boolean {
  const [, address = '', prefix = ''] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  // A prefix of 0 would trust every address.
  return version !== 0 && (prefix === '' || (Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128)));
}
