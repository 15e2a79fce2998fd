import type { Entity } from '../../../../../contract/defineEntity';
import { operationsOf } from '../../../../../contract/operations';
import { permissionName } from '../../../../../contract/permissions';

/** Returns the names of all calls and rights, without session calls, which need no permission. */
export function callNames(entities: readonly Entity[]): string[] {
  return entities.flatMap((entity) =>
    operationsOf(entity)
      .filter(({ kind }) => kind !== 'auth')
      .map(({ operation, scope }) => permissionName(operation, entity.name, scope)),
  );
}
