import type { Entity } from '../../../contract/defineEntity';
import type { Problem } from '../../../contract/problems';
import { fieldOfColumn } from '../tables/comparedColumns';
import { entityTable } from '../tables/entityTable';

const POSTGRES_UNIQUE = '23505';

/** Returns the problem behind a violated unique index; `undefined` for any other error. */
export function uniqueProblem(error: unknown, entity: Entity): Problem | undefined {
  const columns = violatedColumns(error, entity);
  const column = columns?.at(-1);
  return column === undefined ? undefined : { field: fieldOfColumn(entity, column), code: 'notUnique' };
}

function violatedColumns(error: unknown, entity: Entity): string[] | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE') {
    // Example: "UNIQUE constraint failed: elderly.elderlyCodeTypeId, elderly.idNo"
    return [...error.message.matchAll(/\w+\.(\w+)/g)].flatMap(([, column]) => column ?? []);
  }
  if (error.code === POSTGRES_UNIQUE && 'constraint' in error) {
    const index = entityTable(entity).indexes.find(({ name }) => name === error.constraint);
    return index?.parts.map(({ expression }) => expression.replaceAll('"', ''));
  }
  return undefined;
}
