/** What style elements made by scripts must carry; `undefined` where the server asks for nothing. */
export function documentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
