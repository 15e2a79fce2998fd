import { findRecord, type Queries, type RecordOf } from '../../../../server/plugin-api';
import { elderly } from '../../elderly/entities/elderly';

/** The elder a record is about; unknown ones are reported as references. */
export async function elderOf(queries: Queries, id: unknown): Promise<RecordOf<'elderly'> | undefined> {
  return typeof id === 'number' ? findRecord(queries, elderly, id) : undefined;
}

/** The name of an administrator, for records that keep it. */
export async function nameOfAdmin(queries: Queries, id: number): Promise<string | null> {
  const row = await queries.selectFrom('admin').select('name').where('id', '=', id).executeTakeFirst();
  return row ? row.name : null;
}
