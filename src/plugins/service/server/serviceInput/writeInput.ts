import { toIsoMoment } from '../../../../../contract/moment';
import { searchFields } from '../../../../../contract/query/searching';
import { sequenceNumbers } from '../../../../../contract/values/sequence';
import { type Context, type WireRecord, type WriteTransaction, yieldingChunks } from '../../../../../server/plugin-api';
import {
  bulkUpdate,
  findFields,
  groupedBy,
  insertWithReservedIds,
  reserveIds,
} from '../../../../../server/plugin-api/builtin';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { type InputColumnName, inputColumnNames } from '../../entities/input/inputColumns';
import { rateNewVisits, runRisk } from '../risk/runRisk';
import { visitRowsOf } from '../risk/visitRows';
import { refreshFigures } from '../serviceApplication/figures';
import { type ImportAuthor, inputStep, inputValues, newValues } from './inputValues';
import type { KnownRecords } from './knownRecords';
import type { PlannedRow } from './planInput';

/** Rows to write before yielding to other work of the process. */
const BATCH = 250;

export interface WriteInputContext {
  transaction: WriteTransaction;
  context: Context;
  known: KnownRecords;
  author: ImportAuthor;
  /** Called with the share that is written, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Writes rows, runs the risk rules on the visits among them, and updates the figures of elders and attendants. Returns
 * the changed tables.
 */
export async function writeImport(
  rows: readonly PlannedRow[],
  writeContext: WriteInputContext,
): Promise<readonly string[]> {
  const { transaction, context, author } = writeContext;
  const changedRows = rows.filter(({ existing }) => existing !== undefined);
  const newRows = rows.filter(({ existing }) => existing === undefined);
  const previousAttendantIds = await updateRows(changedRows, writeContext);
  await insertRows(newRows, writeContext);
  const visits = changedRows
    .filter(({ row }) => row.actualStart !== null)
    .flatMap(({ existing }) => existing?.id ?? []);
  await runRisk({ transaction, context, ids: visits, now: author.now });
  const figures = await refreshFigures({
    transaction,
    elderlyIds: rows.map(({ elder }) => elder.id),
    attendantIds: [...rows.flatMap(({ attendant }) => attendant?.id ?? []), ...previousAttendantIds],
    now: author.now,
  });
  return [serviceApplication.name, ...figures];
}

/** Inserts the new rows with their risk ratings. The changed rows must be written first, because the rules read them. */
async function insertRows(rows: readonly PlannedRow[], writeContext: WriteInputContext): Promise<void> {
  const { transaction, context, author, onProgress } = writeContext;
  const records = await newRecords(rows, writeContext);
  const ratings = await rateNewVisits({ transaction, context, rows: visitRowsOf(records), now: author.now });
  let written = 0;
  for await (const chunk of yieldingChunks(records, BATCH)) {
    for (const record of chunk) Object.assign(record, ratings.get(record.id));
    await insertWithReservedIds({ transaction, entity: serviceApplication, records: chunk });
    written += chunk.length;
    onProgress(written / records.length);
  }
}

async function newRecords(
  rows: readonly PlannedRow[],
  { transaction, known, author }: WriteInputContext,
): Promise<(WireRecord & { id: number })[]> {
  const ids = await reserveIds({ transaction, entity: serviceApplication }, rows.length);
  const shared = sharedValues(author);
  const records: (WireRecord & { id: number })[] = [];
  for await (const chunk of yieldingChunks(rows, BATCH)) {
    for (const row of chunk) {
      const id = ids[records.length] ?? 0;
      const steps = [inputStep(row, author)];
      const identity = { id, steps, ...sequenceNumbers(serviceApplication, { steps }, id) };
      records.push(Object.assign(newValues(row), inputValues(row, known, author), identity, shared));
    }
  }
  return records;
}

function sharedValues({ adminId, now }: ImportAuthor) {
  const time = toIsoMoment(now);
  const by = `admin:${adminId}`;
  return { createTime: time, updateTime: time, createBy: by, updateBy: by, version: 1 };
}

/** Returns the attendants to whom the applications were assigned before. */
async function updateRows(
  rows: readonly PlannedRow[],
  { transaction, known, author }: WriteInputContext,
): Promise<number[]> {
  const attendantIds = new Set<number>();
  for await (const chunk of yieldingChunks(rows, BATCH)) {
    const ids = chunk.flatMap(({ existing }) => existing?.id ?? []);
    const ratings = await findFields({
      queries: transaction,
      entity: serviceApplication,
      ids,
      fields: PREVIOUS_FIELDS,
    });
    const previousById = new Map(ratings.map((record) => [record.id, record]));
    const changes = chunk.map((row) => {
      const id = row.existing?.id ?? 0;
      const before = previousById.get(id);
      if (!before) throw new Error(`application ${id} was there a moment ago`);
      if (before.attendantId !== null) attendantIds.add(before.attendantId);
      const values = changedValues(before, row, { known, author });
      return { fields: Object.keys(values), record: Object.assign(before, values, { id }) };
    });
    // Group by fields, because corrected visits have additional ones.
    for (const sameFieldChanges of groupedBy(changes, ({ fields }) => fields.join()).values()) {
      const records = sameFieldChanges.map(({ record }) => record);
      await bulkUpdate({
        transaction,
        entity: serviceApplication,
        fields: sameFieldChanges[0]?.fields ?? [],
        records,
      });
    }
  }
  return [...attendantIds];
}

/** The fields of the previous application that an update needs. */
const REQUIRED_FIELDS = [
  'id',
  'version',
  'status',
  'attendantId',
  'signInTime',
  'signOutTime',
  'amendments',
  'steps',
] as const;
type PreviousApplication = Pick<ServiceApplication, (typeof REQUIRED_FIELDS)[number]>;

/** REQUIRED_FIELDS and the fields of the search index. */
const PREVIOUS_FIELDS = [...new Set([...REQUIRED_FIELDS, ...searchFields(serviceApplication)])];

function changedValues(
  before: PreviousApplication,
  row: PlannedRow,
  { known, author }: Pick<WriteInputContext, 'known' | 'author'>,
): WireRecord {
  const { updateTime, updateBy } = sharedValues(author);
  const values = omitAbsentColumns(inputValues(row, known, author), row);
  return Object.assign(values, amendmentValues(before, row, author), {
    steps: [...(before.steps ?? []), inputStep(row, author)],
    updateTime,
    updateBy,
    version: before.version + 1,
  });
}

/** Fields that an update keeps if the file does not have the column, including dependent fields. */
const FIELDS_OF_COLUMN: Readonly<Partial<Record<InputColumnName, readonly string[]>>> = {
  remark: ['remark'],
  result: ['serviceResult'],
  rating: ['rating', 'ratingTime'],
  signInLng: ['signInLng', 'signInLat', 'signInDistanceM'],
  signOutLng: ['signOutLng', 'signOutLat', 'signOutDistanceM'],
};

function omitAbsentColumns(values: WireRecord, { cells }: PlannedRow): WireRecord {
  const absent = inputColumnNames.filter((column) => cells[column] === undefined);
  const keptFields = new Set(absent.flatMap((column) => FIELDS_OF_COLUMN[column] ?? []));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !keptFields.has(field)));
}

/** New times of a completed visit are stored as a correction, with the old and the new values. */
function amendmentValues(
  before: PreviousApplication,
  { row }: PlannedRow,
  { adminId, adminName, fileName, now }: ImportAuthor,
): WireRecord {
  const { signInTime, signOutTime, amendments } = before;
  if (before.status !== 'completed' || (signInTime === row.actualStart && signOutTime === row.actualEnd)) return {};
  const amendment = {
    time: toIsoMoment(now),
    adminId,
    adminName,
    approverName: null,
    reason: fileName,
    signInBefore: signInTime,
    signInAfter: row.actualStart,
    signOutBefore: signOutTime,
    signOutAfter: row.actualEnd,
  };
  return { isAmended: true, amendments: [...(amendments ?? []), amendment] };
}
