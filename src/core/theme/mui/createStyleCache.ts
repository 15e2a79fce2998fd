import createCache, { type EmotionCache } from '@emotion/cache';
import { documentNonce } from '../documentNonce';

/** Creates Emotion's style cache. Its style elements carry the page's nonce, as the CSP requires. */
export function createStyleCache(): EmotionCache {
  const nonce = documentNonce();
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
}
