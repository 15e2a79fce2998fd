import type { DataScope } from '../db/dataScope';
import { scopedDatabase } from '../db/scopedDatabase';
import type { Context } from './context';

/** Returns the context of operations for a caller who sees only some of the records. */
export function seenContext(context: Context, scope: DataScope | undefined): Context {
  const { whole } = context.database;
  return { ...context, database: scope ? scopedDatabase(whole, scope, context.entities) : whole };
}
