/** In the place of a page's nonce, until it is answered: the build writes it, the server replaces it. */
export const NONCE_MARK = '__CSP_NONCE__';
