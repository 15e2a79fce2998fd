/** Address of the login page. */
export const LOGIN_PATH = '/login';

/**
 * Paths of the console (spec §2, password and profile pages, and plugins). Server and browser treat any other path as
 * unknown.
 */
const CONSOLE_PATHS: readonly RegExp[] = [
  /^\/(login|index|log|refresh|index2|index3|index4|password|profile|plugins)$/,
  /^\/redirect\/.+$/,
  /^\/demo\/(playground|plugins|components)(\/.*)?$/,
  /^\/jishan-smart\/.+$/,
];

/** Returns whether a path belongs to the console, regardless of a trailing slash. */
export function isConsolePath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return CONSOLE_PATHS.some((pattern) => pattern.test(path));
}

/** Id of the page element with the operator's configuration as JSON; our server adds it. */
export const CONFIG_ELEMENT = 'console-config';
