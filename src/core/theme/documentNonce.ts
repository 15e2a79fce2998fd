/** Returns the CSP nonce for style elements created by scripts; `undefined` if the server sets none. */
export function documentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
