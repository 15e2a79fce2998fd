/** Placeholder of a page's CSP nonce. The build writes it, the server replaces it in each response. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';
