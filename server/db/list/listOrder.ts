import { type RawBuilder, sql } from 'kysely';
import type { Computation, Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import type { Sort } from '../../../contract/query/query';
import { fieldOf } from '../../../contract/sharedFields';
import { orderExpression } from '../tables/entityIndexes';
import { entityTable } from '../tables/entityTable';
import type { ListReadRequest } from './listReadRequest';

/** Returns the `order by` terms of a list. */
export function listOrder({ entity, query, today, orderBy }: ListReadRequest): RawBuilder<unknown> {
  return sql.join(orderBy ?? query.sort.map((sort) => orderTerm({ entity, sort, today })));
}

/** Returns one term of an order. Nulls sort as the smallest values: the default of SQLite, but not of PostgreSQL. */
export function withDirection(expression: RawBuilder<unknown>, order: Sort['order']): RawBuilder<unknown> {
  return order === 'desc' ? sql`${expression} desc nulls last` : sql`${expression} asc nulls first`;
}

/** Returns the index in the order of a field and then the id; `undefined` for computed fields. */
export function orderIndex(entity: Entity, field: string): string | undefined {
  const expression = orderExpression(entity, field);
  return entityTable(entity).indexes.find(
    ({ parts, unique }) =>
      !unique && parts.length === 2 && parts[0]?.expression === expression && parts[1]?.expression === '"id"',
  )?.name;
}

function orderTerm({ entity, sort, today }: { entity: Entity; sort: Sort; today: string }): RawBuilder<unknown> {
  const definition = fieldOf(entity, sort.field);
  const computation = entity.computed?.[sort.field];
  const expression = computation
    ? computedExpression(computation, definition, today)
    : sql.raw(orderExpression(entity, sort.field));
  return withDirection(expression, sort.order);
}

/** Caches the SQL of a computed field for one day. It is long, and the same in every statement of that day. */
const computedExpressions = new WeakMap<Computation, { today: string; expression: RawBuilder<unknown> }>();

function computedExpression(computation: Computation, field: Field | undefined, today: string): RawBuilder<unknown> {
  const cached = computedExpressions.get(computation);
  if (cached?.today === today) return cached.expression;
  if (field?.kind !== 'integer') throw new Error('only whole numbers can be computed and sorted by');
  const expression = sql.raw(computedText(computation, field, today));
  computedExpressions.set(computation, { today, expression });
  return expression;
}

/**
 * Returns the value of a computed field as nested `case` expressions, a binary search among its possible values. Each step
 * compares the stored field with the limit of the middle value. The limits are days computed here.
 */
function computedText({ stored }: Computation, { min, max }: { min: number; max: number }, today: string): string {
  const searchRange = (low: number, high: number): string => {
    if (low >= high) return String(low);
    const middle = Math.ceil((low + high) / 2);
    const { from, to } = stored.limits({ from: middle }, today);
    const reaches = from === undefined ? `"${stored.field}" <= '${to}'` : `"${stored.field}" >= '${from}'`;
    return `case when ${reaches} then ${searchRange(middle, high)} else ${searchRange(low, middle - 1)} end`;
  };
  return `case when "${stored.field}" is null then null else ${searchRange(min, max)} end`;
}
