import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not on the public internet (IANA special-purpose registries, RFC 6890). */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

/** The restrictions of a connection. */
export interface ConnectionPolicy {
  /** Allowed private addresses or subnets, also without TLS. */
  listed: readonly string[];
  /** The connection has no TLS. */
  isPlaintext: boolean;
}

/** Returns whether connecting to an address is allowed: public ones with TLS, and listed ones. */
export function isAddressAllowed(address: string, { listed, isPlaintext }: ConnectionPolicy): boolean {
  // Treats an IPv4-mapped IPv6 address as IPv4.
  const unmapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (/^::ffff:/i.test(unmapped)) return false;
  return isListed(toBlockList(listed), unmapped) || (!isPlaintext && !isListed(privateNetworks, unmapped));
}

/**
 * Returns a DNS lookup that refuses names with a forbidden address. It runs when connecting, which prevents DNS
 * rebinding.
 */
export function guardedLookup(policy: ConnectionPolicy): LookupFunction {
  return (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAddressAllowed(address, policy));
      if (refused) return callback(new ForbiddenAddress(), []);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** Thrown for a name or address that leads to a forbidden network. */
export class ForbiddenAddress extends Error {
  readonly code = 'EFORBIDDENADDRESS';
}

function toBlockList(list: readonly string[]): BlockList {
  const blockList = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) blockList.addAddress(address, family);
    else blockList.addSubnet(address, Number(prefix), family);
  }
  return blockList;
}

const privateNetworks = toBlockList(PRIVATE_NETWORKS);

function isListed(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
