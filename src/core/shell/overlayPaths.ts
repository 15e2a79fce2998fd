/** Addresses behind the guard that show something over the page in view instead of a page. */
export const SIGN_OUT_PATH = '/index4';
export const REFRESH_PATH = '/refresh';
