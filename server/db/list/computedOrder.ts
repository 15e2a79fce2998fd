import { type SqlBool, sql } from 'kysely';
import { fieldOf } from '../../../contract/sharedFields';
import type { Statement } from '../database';
import type { Condition } from '../scope/condition';
import { lastOfPage } from './boundedScan';
import { compileStatement, lateRowLookup, pageIds } from './lateRowLookup';
import type { ListReadRequest } from './listReadRequest';

/** Reads a page in the order of a computed field without computing that field for all rows. */
export interface ComputedOrder {
  /** Selects the stored field of the page's last row. Returns no row when that is not among the first rows of the order. */
  last: Statement;
  /** The rows of the page, sorted among those up to that value. */
  rows(stored: string): Statement;
}

/**
 * Range scan for a computed order. For example, an order by age is that of birth dates, except among rows of the same age. A
 * bounded scan in the order of birth dates finds the last row of the page. Only the rows up to its age are then sorted by
 * age.
 */
export function computedOrder(request: ListReadRequest): ComputedOrder | undefined {
  const { entity, query } = request;
  const [first] = query.sort;
  const stored = first && entity.computed?.[first.field]?.stored;
  if (!stored || fieldOf(entity, stored.field)?.required !== true) return undefined;
  const last = lastOfPage(request, stored.field, (first.order === 'desc') === stored.reversed ? 'asc' : 'desc');
  return (
    last && {
      last: compileStatement(request, last),
      rows: (value) => lateRowLookup(request, pageIds(request, [notAfterCondition(request, value)])),
    }
  );
}

/** Returns the condition that a row's computed value is not after that of this stored value. */
function notAfterCondition({ entity, query, today }: ListReadRequest, stored: string): Condition {
  const [first] = query.sort;
  const computation = first && entity.computed?.[first.field];
  if (!computation) throw new Error('the order does not begin with a computed field');
  const { field, limits } = computation.stored;
  const value = Number(computation.compute({ [field]: stored }, today));
  const { from, to } = limits(first.order === 'desc' ? { from: value } : { to: value }, today);
  const column = sql.ref(field);
  return from === undefined ? sql<SqlBool>`${column} <= ${to}` : sql<SqlBool>`${column} >= ${from}`;
}
