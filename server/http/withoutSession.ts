/** Session calls that need no session. */
export const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'login',
  'finishLogin',
  'challengePasskey',
  'isLogin',
  'logout',
]);
