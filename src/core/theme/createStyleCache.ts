import createCache, { type EmotionCache } from '@emotion/cache';
import { documentNonce } from './documentNonce';

/** Emotion's style cache; its style elements carry the nonce the server put into the page, so that the CSP lets them in. */
export function createStyleCache(): EmotionCache {
  const nonce = documentNonce();
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
}
