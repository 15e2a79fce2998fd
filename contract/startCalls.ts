import type { Scope } from './envelope';

/** What every page asks about its session: our server puts the answers into the page, of any other one the page's first script asks. */
export const START_CALLS = {
  isLogin: { operation: 'isLogin', entity: 'admin', scope: 'open' },
  permissions: { operation: 'reloadPermission', entity: 'permission', scope: 'admin' },
} as const satisfies Record<string, { operation: string; entity: string; scope: Scope }>;

type PathOf<Call> = Call extends { operation: infer O extends string; entity: infer E extends string; scope: Scope }
  ? `/api/${O}.${E}.${Call['scope']}`
  : never;

/** Their requests, written out, since what a page's first script would put together takes room in every page. */
export const START_REQUESTS = {
  isLogin: ['GET', '/api/isLogin.admin.open'],
  permissions: ['POST', '/api/reloadPermission.permission.admin'],
} as const satisfies { [Name in keyof typeof START_CALLS]: ['GET' | 'POST', PathOf<(typeof START_CALLS)[Name]>] };
