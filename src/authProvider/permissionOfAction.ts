import type { EntityWithOperations } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { HasCall } from '../dataProvider/backendCalls';
import { operationScope } from '../dataProvider/operationScope';

/**
 * Calls that can implement each of react-admin's actions, in order of preference. Any other action is itself the name of a
 * call.
 */
const OPERATIONS_BY_ACTION: Readonly<Record<string, readonly [string, ...string[]]>> = {
  list: ['selectBySelectivePagination', 'selectAll', 'queryAll', 'selectByDeviceId'],
  show: ['selectById', 'selectAll', 'queryById', 'selectByDeviceId'],
  create: ['insert'],
  edit: ['updateByIdSelective'],
  delete: ['deleteById'],
};

/** Permissions without a call; they apply where the entity has a list. */
const ACTIONS_WITHOUT_CALL: readonly string[] = ['menu', 'export', 'import'];

interface ActionQuery {
  /** `list`, `show`, `create`, `edit`, `delete`, or an operation of the entity (`export`, `passAttendant`). */
  action: string;
  entity: EntityWithOperations;
  has: HasCall;
}

/**
 * Returns the name of the permission that an action on an entity's records requires: the first of its calls that the back
 * end has.
 * @example permissionOfAction({ action: 'delete', entity: elderly, has }) // 'deleteById.elderly.open'
 */
export function permissionOfAction({ action, entity, has }: ActionQuery): string {
  const [first, ...others] = (OPERATIONS_BY_ACTION[action] ?? [action]).map((operation) =>
    permissionName(operation, entity.name, operationScope(entity, operation)),
  );
  return [first, ...others].find((name) => name !== undefined && has(name)) ?? first ?? '';
}

/** Returns whether the back end has a call for an action on an entity's records. */
export function isActionSupported(query: ActionQuery): boolean {
  const action = ACTIONS_WITHOUT_CALL.includes(query.action) ? 'list' : query.action;
  return query.has(permissionOfAction({ ...query, action }));
}
