/** Guarded addresses that show an overlay on the current page instead of a page. */
export const SIGN_OUT_PATH = '/index4';
export const REFRESH_PATH = '/refresh';
