import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's style cache; its style elements carry the nonce the server put into the page, so that the CSP lets them in. */
export function createStyleCache(): EmotionCache {
  const nonce = documentNonce();
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
}

/** What style elements made by scripts must carry; `undefined` where the server asks for nothing. */
export function documentNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
