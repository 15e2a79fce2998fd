/** Address of the login page. */
export const LOGIN_PATH = '/login';

/** Addresses of the console (spec §2, one's own password and sessions, and plugins); any other one is unknown to server and browser alike. */
const CONSOLE_PATHS: readonly RegExp[] = [
  /^\/(login|index|log|refresh|index2|index3|index4|password|profile|plugins)$/,
  /^\/redirect\/.+$/,
  /^\/demo\/(playground|plugins|components)(\/.*)?$/,
  /^\/jishan-smart\/.+$/,
];

/** Tells whether an address path belongs to the console; a trailing slash makes no difference. */
export function isConsolePath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return CONSOLE_PATHS.some((pattern) => pattern.test(path));
}

/** Element of a page that holds the operator's configuration, as JSON, where our server answers. */
export const CONFIG_ELEMENT = 'console-config';
