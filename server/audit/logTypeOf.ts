import { isReadOperation } from '../../contract/envelope';
import type { Call } from '../call/call';

/** Entities whose changes decide what others may do or choose. */
const CONFIGURATION = new Set(['permission', 'permissionTemplate', 'logType']);

/** Calls about the session of who makes them. */
const SESSION = new Set([
  'login',
  'finishLogin',
  'logout',
  'reauthenticate',
  'endSession',
  'endOtherSessions',
  'viewAs',
  'endViewAs',
]);

/** The code of the log type under which a call is filed. */
export function logTypeOf({ operation, entity }: Pick<Call, 'operation' | 'entity'>): string {
  if (SESSION.has(operation)) return 'login';
  if (operation === 'unmask' || operation === 'lookup') return 'privacy';
  if (isReadOperation(operation)) return 'query';
  if (entity.dictionary || CONFIGURATION.has(entity.name)) return 'config';
  if (operation.startsWith('insert') || operation === 'upload') return 'create';
  if (operation.startsWith('delete')) return 'delete';
  if (entity.transitions && Object.hasOwn(entity.transitions, operation)) return 'approve';
  return 'update';
}
