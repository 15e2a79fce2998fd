import type { Entity } from '../../contract/defineEntity';
import { type OperationSpec, operationsOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import { transitionHandler } from './changes/applyTransition';
import { insert } from './changes/insert';
import { deleteById, deleteByIds } from './changes/remove';
import { restoreById, restoreByIds } from './changes/restore';
import { updateByIdSelective, updateByIds } from './changes/update';
import type { EntityExtension, Handler } from './extension';
import { lookup } from './reads/lookup';
import { queryHandlers } from './reads/queryHandlers';
import { readHandler } from './reads/read';
import { selectAll } from './reads/selectAll';
import { selectById, selectByIds } from './reads/selectById';
import { selectDeleted } from './reads/selectDeleted';
import { selectPageHandler } from './reads/selectPage';
import { unmask } from './reads/unmask';
import { unmaskPhone } from './reads/unmaskPhone';

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
    selectDeleted,
    restoreById,
    restoreByIds,
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
        handlerFromDefinition(entity, spec) ??
        generic[spec.operation];
      if (handle) operations.set(permissionName(spec.operation, entity.name, spec.scope), { spec, entity, handle });
    }
  }
  return operations;
}

/** Returns the handler of a call that the entity's definition describes. */
function handlerFromDefinition(entity: Entity, { operation, kind }: OperationSpec): Handler | undefined {
  const transition = kind === 'transition' ? entity.transitions?.[operation] : undefined;
  if (transition) return transitionHandler(transition);
  const read = kind === 'read' ? entity.reads?.[operation] : undefined;
  return read ? readHandler(read) : undefined;
}
