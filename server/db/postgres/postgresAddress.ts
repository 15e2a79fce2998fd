import { OperatorError } from '../OperatorError';

/** The parsed address of a PostgreSQL database. */
export interface PostgresAddress {
  /** An address for each host, in the order in which they are tried. */
  hosts: readonly [string, ...string[]];
  /** Whether the host must accept writes; read-only hosts are skipped. */
  needsWriter: boolean;
}

const SESSION_ATTRS = 'target_session_attrs';
const ADDRESS =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<account>[^/?#]*@)?(?<hosts>[^/?#]*)(?<path>[^?#]*)(?:\?(?<query>[^#]*))?$/;

/**
 * Parses an address with one or more hosts, as libpq does: `postgres://user:password@one:5432,two:5432/database`.
 * `target_session_attrs` is `any` or `read-write` (also `primary`); it defaults to `read-write` for several hosts.
 * @throws {OperatorError} when the address is invalid
 */
export function parsePostgresAddress(address: string): PostgresAddress {
  const { scheme = '', account = '', hosts = '', path = '', query = '' } = ADDRESS.exec(address)?.groups ?? {};
  const parameters = new URLSearchParams(query);
  const names = hosts.split(',');
  const attrs = parameters.get(SESSION_ATTRS) ?? (names.length > 1 ? 'read-write' : 'any');
  if (!['any', 'read-write', 'primary'].includes(attrs)) {
    throw new OperatorError(`expected ${SESSION_ATTRS}=read-write, primary or any, since the server writes`);
  }
  parameters.delete(SESSION_ATTRS);
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const [first, ...others] = names.map((host) => `${scheme}${account}${host}${rest}`);
  if (scheme === '' || first === undefined || ![first, ...others].every(isAddress(names))) {
    throw new OperatorError('expected postgres://user:password@host:port/database, hosts separated by commas');
  }
  return { hosts: [first, ...others], needsWriter: attrs !== 'any' };
}

/** Returns whether the address of one host is valid. Only a single host may be left out, which means a local socket. */
function isAddress(names: readonly string[]): (address: string, index: number) => boolean {
  return (address, index) => {
    if (names[index] === '' && names.length > 1) return false;
    // `URL` rejects an account without a host, which the address of a local socket has.
    return URL.canParse(names[index] === '' ? address.replace('@/', '@localhost/') : address);
  };
}
