/**
 * Id of the page element with preloaded session data, as JSON of {@link BootstrapData}. Its `data-question` is the last
 * query of the page's list, an API address.
 */
export const BOOTSTRAP_ELEMENT = 'console-answers';

/** Preloaded answers to calls that the console makes when it starts. */
export interface BootstrapData {
  /** {@link hash32} the token that the page was requested with. */
  mark: number;
  answers: readonly BootstrapResponse[];
}

export interface BootstrapResponse {
  /** Method and address: `GET /api/isLogin.admin.open`. */
  request: string;
  /** As in the header `X-Rights`. */
  rights: string;
  /** The envelope. */
  body: unknown;
}

/** Hashes a token to 32 bits (FNV-1a), to tell tokens apart without storing them. */
export function hash32(token: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193);
  return mark;
}
