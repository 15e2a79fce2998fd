import type { OperationSpec } from '../operations';

/** Calls about the session; they belong to the entities `admin` and `permission`. */
export const authOperations: readonly OperationSpec[] = [
  { operation: 'login', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'finishLogin', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'challengePasskey', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'isLogin', entity: 'admin', scope: 'open', method: 'GET', kind: 'auth', risk: 'read' },
  { operation: 'logout', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'reloadPermission', entity: 'permission', scope: 'admin', method: 'POST', kind: 'auth', risk: 'read' },
];
