export { AuthError, type AuthErrorCode } from './AuthError';
export { type AuthProviderOptions, type ConsoleAuthProvider, createAuthProvider } from './createAuthProvider';
export { loginPath } from './loginPath';
export type { Permissions } from './permissionSource';
export { AFTER_LOGIN, LOGIN_PATH, safeRedirect } from './safeRedirect';
