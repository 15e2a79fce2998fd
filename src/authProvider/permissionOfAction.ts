import type { CalledEntity } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { HasCall } from '../dataProvider/backendCalls';
import { operationScope } from '../dataProvider/operationScope';

/** The calls that may stand behind each of react-admin's actions, the best first. Any other action is the name of a call itself. */
const CALLS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  list: ['selectBySelectivePagination', 'selectAll', 'queryAll', 'selectByDeviceId'],
  show: ['selectById', 'selectAll', 'queryById', 'selectByDeviceId'],
  create: ['insert'],
  edit: ['updateByIdSelective'],
  delete: ['deleteById'],
};

/** Rights that are no calls; they make sense where there is a list. */
const WITHOUT_CALL: readonly string[] = ['menu', 'export', 'import'];

interface Question {
  /** `list`, `show`, `create`, `edit`, `delete`, or an operation of the entity (`export`, `passAttendant`). */
  action: string;
  entity: CalledEntity;
  has: HasCall;
}

/**
 * The name of the permission an action on an entity's records needs: of the first call behind it that the back end has.
 * @example permissionOfAction({ action: 'delete', entity: elderly, has }) // 'deleteById.elderly.open'
 */
export function permissionOfAction({ action, entity, has }: Question): string {
  const [first, ...others] = (CALLS[action] ?? [action]).map((operation) =>
    permissionName(operation, entity.name, operationScope(entity, operation)),
  );
  return [first, ...others].find((name) => name !== undefined && has(name)) ?? first ?? '';
}

/** Whether the back end has what an action on an entity's records takes. */
export function isOffered(question: Question): boolean {
  const action = WITHOUT_CALL.includes(question.action) ? 'list' : question.action;
  return question.has(permissionOfAction({ ...question, action }));
}
