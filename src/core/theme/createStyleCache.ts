import createCache, { type EmotionCache } from '@emotion/cache';
import SvgIcon from '@mui/material/SvgIcon';
import { documentNonce } from './documentNonce';
import { styledIcon } from './styledIcon';

/**
 * Emotion's style cache; its style elements carry the nonce the server put into the page, so that the CSP lets them in. With it, icons
 * can be given styles.
 */
export function createStyleCache(): EmotionCache {
  styledIcon.SvgIcon = SvgIcon;
  const nonce = documentNonce();
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
}
