import createCache, { type EmotionCache } from '@emotion/cache';
import SvgIcon from '@mui/material/SvgIcon';
import { documentNonce } from '../documentNonce';
import { styledIcon } from '../styledIcon';

/**
 * Creates Emotion's style cache. Its style elements carry the page's nonce, as the CSP requires.
 * Also enables `sx` for icons.
 */
export function createStyleCache(): EmotionCache {
  styledIcon.SvgIcon = SvgIcon;
  const nonce = documentNonce();
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
}
