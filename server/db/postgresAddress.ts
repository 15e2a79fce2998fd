import { Refusal } from './Refusal';

/** Where a PostgreSQL database is. */
export interface PostgresAddress {
  /** An address for each host that may have it, in the order in which they are tried. */
  hosts: readonly [string, ...string[]];
  /** Whether a host has to take writes; one that does not is passed over. */
  needsWriter: boolean;
}

const SESSION_ATTRS = 'target_session_attrs';
const ADDRESS =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<account>[^/?#]*@)?(?<hosts>[^/?#]*)(?<path>[^?#]*)(?:\?(?<query>[^#]*))?$/;

/**
 * Reads an address with one host or several, as libpq does: `postgres://user:password@one:5432,two:5432/database`.
 * `target_session_attrs` is `any`, or `read-write` (also `primary`), which is the default for several hosts.
 * @throws {Refusal} when it cannot be used
 */
export function parsePostgresAddress(address: string): PostgresAddress {
  const { scheme = '', account = '', hosts = '', path = '', query = '' } = ADDRESS.exec(address)?.groups ?? {};
  const parameters = new URLSearchParams(query);
  const names = hosts.split(',');
  const attrs = parameters.get(SESSION_ATTRS) ?? (names.length > 1 ? 'read-write' : 'any');
  if (!['any', 'read-write', 'primary'].includes(attrs)) {
    throw new Refusal(`expected ${SESSION_ATTRS}=read-write, primary or any, since the server writes`);
  }
  parameters.delete(SESSION_ATTRS);
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const [first, ...others] = names.map((host) => `${scheme}${account}${host}${rest}`);
  if (scheme === '' || first === undefined || ![first, ...others].every(isAddress(names))) {
    throw new Refusal('expected postgres://user:password@host:port/database, hosts separated by commas');
  }
  return { hosts: [first, ...others], needsWriter: attrs !== 'any' };
}

/** Whether the address of one host can be used; only a single one may leave the host out, which then is a local one. */
function isAddress(names: readonly string[]): (address: string, index: number) => boolean {
  return (address, index) => {
    if (names[index] === '' && names.length > 1) return false;
    // A URL of this scheme cannot name an account without naming a host, as that of a local socket does.
    return URL.canParse(names[index] === '' ? address.replace('@/', '@localhost/') : address);
  };
}
