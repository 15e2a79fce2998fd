export { AuthError } from './AuthError';
export { createAuthProvider } from './createAuthProvider';
export { loginPath } from './loginPath';
export { safeRedirect } from './safeRedirect';
