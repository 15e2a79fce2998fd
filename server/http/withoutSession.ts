/** Calls of the session itself that answer also to who has none. */
export const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'login',
  'finishLogin',
  'challengePasskey',
  'isLogin',
  'logout',
]);
