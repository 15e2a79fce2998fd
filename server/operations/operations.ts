import type { Entity } from '../../contract/defineEntity';
import { type OperationSpec, operationsOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { EntityExtension, Handler } from './extension';
import { insert } from './insert';
import { lookup } from './lookup';
import { queryHandlers } from './queries';
import { readHandler } from './read';
import { deleteById, deleteByIds } from './remove';
import { selectAll } from './selectAll';
import { selectById, selectByIds } from './selectById';
import { selectPageHandler } from './selectPage';
import { transitionHandler } from './transition';
import { unmask } from './unmask';
import { unmaskPhone } from './unmaskPhone';
import { updateByIdSelective, updateByIds } from './update';

/** One call of the API with its handler. */
export interface Operation {
  spec: OperationSpec;
  entity: Entity;
  handle: Handler;
}

/**
 * Creates the handlers that every entity has. The list caches questions and counts of one database, so create them
 * once per server.
 */
function genericHandlers(): Readonly<Record<string, Handler>> {
  const selectPage = selectPageHandler();
  return {
    selectAll,
    selectById,
    selectByIds,
    selectBySelectivePagination: selectPage,
    ...queryHandlers(selectPage),
    insert,
    updateByIdSelective,
    updateByIds,
    deleteById,
    deleteByIds,
    lookup,
    unmask,
    unmaskPhone,
  };
}

/** Returns all calls by name, `{operation}.{entity}.{scope}`. Rights without a call are not included. */
export function buildOperations(
  entities: readonly Entity[],
  extensionOf: (entity: string) => EntityExtension,
): Map<string, Operation> {
  const generic = genericHandlers();
  const operations = new Map<string, Operation>();
  for (const entity of entities) {
    for (const spec of operationsOf(entity)) {
      const handle =
        extensionOf(entity.name).operations?.[spec.operation] ??
        describedHandler(entity, spec) ??
        generic[spec.operation];
      if (handle) operations.set(permissionName(spec.operation, entity.name, spec.scope), { spec, entity, handle });
    }
  }
  return operations;
}

/** Returns the handler of a call that the entity's definition describes. */
function describedHandler(entity: Entity, { operation, kind }: OperationSpec): Handler | undefined {
  const transition = kind === 'transition' ? entity.transitions?.[operation] : undefined;
  if (transition) return transitionHandler(transition);
  const read = kind === 'read' ? entity.reads?.[operation] : undefined;
  return read ? readHandler(read) : undefined;
}
