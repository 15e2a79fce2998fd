import type { DataScope } from '../db/dataScope';
import { scopedDatabase } from '../db/scopedDatabase';
import type { Context } from './context';

/** What operations work with on behalf of somebody who sees a part of the records only. */
export function seenContext(context: Context, scope: DataScope | undefined): Context {
  const { whole } = context.database;
  return { ...context, database: scope ? scopedDatabase(whole, scope, context.entities) : whole };
}
