import { maskValue } from '../../../../contract/masks';
import type { Queries, WireRecord } from '../../../../server/plugin-api';
import { asRecords, type PackageColumn } from '../../../../server/plugin-api/builtin';
import { elderly } from '../entities/elderly';

/** Key of the attendant's data that is added to a record when it is read. */
const ATTENDANT = 'attendant';

/** Column with the number of the attendant that a record references. */
export const attendantNo: PackageColumn = {
  name: 'attendantNo',
  type: 'text',
  fields: ['attendantId'],
  heading: (words) => words.fieldLabel({ name: 'attendant' }, 'attendantNo'),
  cell: (record) => text(rowOf(record[ATTENDANT]).attendantNo),
};

/** Masked: the attendant's name is another person's data, which the reason for revealing the elder does not cover. */
export const attendantName: PackageColumn = {
  name: 'attendantName',
  type: 'text',
  fields: ['attendantId'],
  heading: (words) => words.fieldLabel(elderly, 'attendantId'),
  cell: (record) => text(maskValue('name', rowOf(record[ATTENDANT]).name)),
};

/** Adds number and name of the attendant to the records that reference one. */
export async function addAttendants(records: readonly WireRecord[], queries: Queries): Promise<void> {
  const ids = [...new Set(records.map(({ attendantId }) => attendantId))].filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const rows = await queries
    .selectFrom('attendant')
    .select(['id', 'attendantNo', 'name'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  for (const record of records) record[ATTENDANT] = byId.get(record.attendantId) ?? null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

const rowOf = (value: unknown) => asRecords([value])[0] ?? {};
