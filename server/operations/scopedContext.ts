import type { DataScope } from '../db/scope/dataScope';
import { scopedDatabase } from '../db/scope/scopedDatabase';
import type { Context } from './context';

/** Returns the context of operations for a caller who sees only some of the records. */
export function scopedContext(context: Context, scope: DataScope | undefined): Context {
  const { unscoped } = context.database;
  return { ...context, database: scope ? scopedDatabase(unscoped, scope, context.entities) : unscoped };
}
