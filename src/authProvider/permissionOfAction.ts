import type { CalledEntity } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import { type BackendOperations, operationScope } from '../dataProvider/operationScope';

/** The call behind each of react-admin's actions. Any other action is the name of a call itself. */
const CALLS: Readonly<Record<BackendOperations, Readonly<Record<string, string>>>> = {
  extended: {
    list: 'selectBySelectivePagination',
    show: 'selectById',
    create: 'insert',
    edit: 'updateByIdSelective',
    delete: 'deleteById',
  },
  spec: { list: 'selectAll', show: 'selectAll', create: 'insert', edit: 'updateByIdSelective', delete: 'deleteById' },
};

/**
 * The name of the permission an action on an entity's records needs.
 * @param action `list`, `show`, `create`, `edit`, `delete`, or an operation of the entity (`export`, `passAttendant`)
 * @example permissionOfAction({ action: 'delete', entity: elderly, operations: 'extended' }) // 'deleteById.elderly.open'
 */
export function permissionOfAction(question: {
  action: string;
  entity: CalledEntity;
  operations: BackendOperations;
}): string {
  const { action, entity, operations } = question;
  const operation = CALLS[operations][action] ?? action;
  return permissionName(operation, entity.name, operationScope(entity, operation));
}
