import { sql } from 'kysely';
import type { ReadContext, RecordOf } from '../../../../server/plugin-api';

/** Adds the number of elders in the care of each doctor. */
export async function addPatientCounts(records: RecordOf<'doctor'>[], { queries }: ReadContext): Promise<void> {
  if (records.length === 0) return;
  const rows = await queries
    .selectFrom('elderly')
    .select(['doctorId', sql<number>`count(*)`.as('count')])
    .where(
      'doctorId',
      'in',
      records.map(({ id }) => id),
    )
    .where('deleted', '=', sql.lit(0))
    .groupBy('doctorId')
    .execute();
  const counts = new Map(rows.map(({ doctorId, count }) => [doctorId, count]));
  for (const record of records) record.patientCount = counts.get(record.id) ?? 0;
}
