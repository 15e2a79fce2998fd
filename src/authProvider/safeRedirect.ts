/** Default target after login, when the redirect is missing or leads outside the console. */
const AFTER_LOGIN = '/index';

/**
 * Returns a redirect target only if it is a path inside this console; otherwise {@link AFTER_LOGIN}. Refused: other origins
 * in any spelling (`//host`, `/\host`, `scheme:`), control characters (browsers drop tabs and line breaks before they
 * parse), and the login page itself.
 */
export function safeRedirect(path: unknown): string {
  return typeof path === 'string' && isInApp(path) ? path : AFTER_LOGIN;
}

function isInApp(path: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
  const { origin, pathname } = new URL(path, 'http://console.invalid');
  return origin === 'http://console.invalid' && !pathname.startsWith('//') && !/^\/login(\/|$)/i.test(pathname);
}
