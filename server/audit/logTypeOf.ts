import { isReadOperation } from '../../contract/calls/envelope';
import type { Call } from '../call/call';

/** Entities whose changes affect the permissions or choices of others. */
const CONFIGURATION = new Set(['permission', 'permissionTemplate', 'logType']);

/** Calls about the caller's own session. */
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

/** Calls that reveal personal data, or find a person by it. */
const PRIVACY = new Set(['unmask', 'unmaskPhone', 'lookup']);

/** Returns the code of the log type of a call. */
export function logTypeOf({ operation, entity }: Pick<Call, 'operation' | 'entity'>): string {
  if (SESSION.has(operation)) return 'login';
  if (PRIVACY.has(operation)) return 'privacy';
  if (isReadOperation(operation)) return 'query';
  if (entity.dictionary || CONFIGURATION.has(entity.name)) return 'config';
  if (operation.startsWith('insert') || operation === 'upload') return 'create';
  if (operation.startsWith('delete')) return 'delete';
  if (entity.transitions && Object.hasOwn(entity.transitions, operation)) return 'approve';
  return 'update';
}
