import { bumpVersions } from '../../db/tableVersions';
import type { Change } from '../extension';

interface WrittenChange {
  id: number;
  /** Tables in which the use of files has changed. */
  fileTables: readonly string[];
  /** Possible duplicates that the author has confirmed to be different records. */
  confirmed?: readonly number[];
}

/** Runs the effects of a written change on other tables, appends it to the log, and raises the versions of the tables. */
export async function concludeChange(change: Change, { id, fileTables, confirmed }: WrittenChange): Promise<void> {
  const { entity, transaction, context, call } = change;
  const extension = context.extensionOf(entity.name);
  const affectedTables = (await extension.after?.(change, id)) ?? [];
  await context.audit.append(transaction, { call, change, id, confirmed });
  await bumpVersions(transaction, [
    entity.name,
    'log',
    ...(extension.affectedTables ?? []),
    ...affectedTables,
    ...fileTables,
  ]);
}
