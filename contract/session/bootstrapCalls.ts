import type { Scope } from '../calls/envelope';

/**
 * The session calls of every page. Our server preloads the answers into the page; with any other server the page's
 * first script requests them.
 */
export const BOOTSTRAP_CALLS = {
  isLogin: { operation: 'isLogin', entity: 'admin', scope: 'open' },
  permissions: { operation: 'reloadPermission', entity: 'permission', scope: 'admin' },
} as const satisfies Record<string, { operation: string; entity: string; scope: Scope }>;

type PathOf<Call> = Call extends { operation: infer O extends string; entity: infer E extends string; scope: Scope }
  ? `/api/${O}.${E}.${Call['scope']}`
  : never;

/** The requests as literals, because code that builds them would enlarge the inline script of every page. */
export const BOOTSTRAP_REQUESTS = {
  isLogin: ['GET', '/api/isLogin.admin.open'],
  permissions: ['POST', '/api/reloadPermission.permission.admin'],
} as const satisfies {
  [Name in keyof typeof BOOTSTRAP_CALLS]: ['GET' | 'POST', PathOf<(typeof BOOTSTRAP_CALLS)[Name]>];
};
