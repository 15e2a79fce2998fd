import { findRecord, type Queries, type RecordOf } from '../../../../server/plugin-api';
import { elderly } from '../../elderly/entities/elderly';

/** Returns the elder of a record; the reference check reports unknown ones. */
export async function elderOf(queries: Queries, id: unknown): Promise<RecordOf<'elderly'> | undefined> {
  return typeof id === 'number' ? findRecord(queries, elderly, id) : undefined;
}

/** Returns the name of an administrator, for records that store it. */
export async function nameOfAdmin(queries: Queries, id: number): Promise<string | null> {
  const row = await queries.selectFrom('admin').select('name').where('id', '=', id).executeTakeFirst();
  return row ? row.name : null;
}
