import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../../../server/plugin-api';
import { recordCodec } from '../../../../../server/plugin-api/builtin';
import { type Elderly, elderly } from '../../../elderly/entities/elderly';
import { type Attendant, attendant } from '../../entities/attendants/attendant';

const ELDER_COLUMNS = [
  'id',
  'elderlyNo',
  'name',
  'idNo',
  'phone',
  'landline',
  'contacts',
  'elderlyCapacityTypeId',
  'elderlyTypeId',
  'status',
  'deceasedDate',
  'liveAddress',
  'regionCode',
  'lng',
  'lat',
] as const;
export type KnownElder = Pick<Elderly, (typeof ELDER_COLUMNS)[number]>;

const ATTENDANT_COLUMNS = [
  'id',
  'attendantNo',
  'name',
  'phone',
  'role',
  'certs',
  'serviceTypeIds',
  'status',
  'passTime',
  'banTime',
  'leaveDate',
] as const;
export type KnownAttendant = Pick<Attendant, (typeof ATTENDANT_COLUMNS)[number]>;

/** Reads elders by one of their keys. One statement. */
export async function eldersBy(queries: Queries, column: 'elderlyNo' | 'idNo' | 'name', keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { decode, comparison } = recordCodec(elderly, queries);
  const rows = await queries
    .selectFrom('elderly')
    .select([...ELDER_COLUMNS])
    .where(named(keys, (key) => comparison(column, key)))
    .where('deleted', '=', sql.lit(0))
    .execute();
  return rows.map((row): KnownElder => decode(row));
}

/** Reads attendants by one of their keys. One statement. */
export async function attendantsBy(
  queries: Queries,
  column: 'attendantNo' | 'phone' | 'name',
  keys: readonly string[],
) {
  if (keys.length === 0) return [];
  const { decode, comparison } = recordCodec(attendant, queries);
  const rows = await queries
    .selectFrom('attendant')
    .select([...ATTENDANT_COLUMNS])
    .where(named(keys, (key) => comparison(column, key)))
    .where('deleted', '=', sql.lit(0))
    .execute();
  return rows.map((row): KnownAttendant => decode(row));
}

/** Condition that a row has one of these values, compared as the database does. */
function named(keys: readonly string[], comparison: (key: string) => readonly [column: string, value: unknown]) {
  const comparisons = keys.map(comparison);
  const [column] = comparisons[0] ?? ['id'];
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(comparisons.map(([, value]) => value))})`;
}
