import type { Call } from './Call';

/** What every page asks about its session; the page's first script asks it while the console's own code is on its way. */
export const START_CALLS = {
  isLogin: { operation: 'isLogin', entity: 'admin', scope: 'open' },
  permissions: { operation: 'reloadPermission', entity: 'permission', scope: 'admin' },
} as const satisfies Record<string, Call>;
