import { momentText } from '../../../../../contract/moment';
import { searchedFields } from '../../../../../contract/query/searching';
import { sequenceNumbers } from '../../../../../contract/sequence';
import {
  bulkUpdate,
  type Context,
  findFields,
  groupedBy,
  insertReserved,
  inTurns,
  reserveIds,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { type InputColumnName, inputColumnNames } from '../../entities/input/inputColumns';
import { type ServiceApplication, serviceApplication } from '../../entities/serviceApplication';
import { rateNewVisits, runRisk } from '../risk/runRisk';
import { visitRowsOf } from '../risk/visitRows';
import { refreshFigures } from '../serviceApplication/figures';
import { type InputAuthor, inputStep, inputValues, newValues } from './inputValues';
import type { KnownRecords } from './knownRecords';
import type { PlannedRow } from './planInput';

/** Rows to write before yielding to other work of the process. */
const BATCH = 250;

export interface Writing {
  transaction: WriteTransaction;
  context: Context;
  known: KnownRecords;
  author: InputAuthor;
  /** Called with the share that is written, 0 to 1. */
  tell: (share: number) => void;
}

/**
 * Writes rows, runs the risk rules on the visits among them, and updates the figures of elders and attendants. Returns
 * the changed tables.
 */
export async function writeInput(rows: readonly PlannedRow[], writing: Writing): Promise<readonly string[]> {
  const { transaction, context, author } = writing;
  const changed = rows.filter(({ existing }) => existing !== undefined);
  const fresh = rows.filter(({ existing }) => existing === undefined);
  const formerIds = await updateRows(changed, writing);
  await insertRows(fresh, writing);
  const visits = changed.filter(({ row }) => row.actualStart !== null).flatMap(({ existing }) => existing?.id ?? []);
  await runRisk({ transaction, context, ids: visits, now: author.now });
  const figures = await refreshFigures({
    transaction,
    kind: context.database.kind,
    elderlyIds: rows.map(({ elder }) => elder.id),
    attendantIds: [...rows.flatMap(({ attendant }) => attendant?.id ?? []), ...formerIds],
    now: author.now,
  });
  return [serviceApplication.name, ...figures];
}

/** Evaluates the risks of visits before they are written, when the changed ones already are. */
async function insertRows(rows: readonly PlannedRow[], writing: Writing): Promise<void> {
  const { transaction, context, author, tell } = writing;
  const { kind } = context.database;
  const records = await newRecords(rows, writing);
  const found = await rateNewVisits({ transaction, context, rows: visitRowsOf(records), now: author.now });
  let written = 0;
  for await (const part of inTurns(records, BATCH)) {
    for (const record of part) Object.assign(record, found.get(record.id));
    await insertReserved({ transaction, kind, entity: serviceApplication, records: part });
    written += part.length;
    tell(written / records.length);
  }
}

async function newRecords(
  rows: readonly PlannedRow[],
  { transaction, context, known, author }: Writing,
): Promise<(WireRecord & { id: number })[]> {
  const { kind } = context.database;
  const ids = await reserveIds({ transaction, kind, entity: serviceApplication }, rows.length);
  const shared = sharedValues(author);
  const records: (WireRecord & { id: number })[] = [];
  for await (const part of inTurns(rows, BATCH)) {
    for (const row of part) {
      const id = ids[records.length] ?? 0;
      const steps = [inputStep(row, author)];
      const own = { id, steps, ...sequenceNumbers(serviceApplication, { steps }, id) };
      records.push(Object.assign(newValues(row), inputValues(row, known, author), own, shared));
    }
  }
  return records;
}

function sharedValues({ adminId, now }: InputAuthor) {
  const time = momentText(now);
  const by = `admin:${adminId}`;
  return { createTime: time, updateTime: time, createBy: by, updateBy: by, version: 1 };
}

/** Returns the attendants to whom the applications were assigned before. */
async function updateRows(
  rows: readonly PlannedRow[],
  { transaction, context, known, author }: Writing,
): Promise<number[]> {
  const { kind } = context.database;
  const attendantIds = new Set<number>();
  for await (const part of inTurns(rows, BATCH)) {
    const ids = part.flatMap(({ existing }) => existing?.id ?? []);
    const found = await findFields({ queries: transaction, entity: serviceApplication, ids, fields: FORMER_FIELDS });
    const formerOf = new Map(found.map((record) => [record.id, record]));
    const changes = part.map((row) => {
      const id = row.existing?.id ?? 0;
      const before = formerOf.get(id);
      if (!before) throw new Error(`application ${id} was there a moment ago`);
      if (before.attendantId !== null) attendantIds.add(before.attendantId);
      const values = changedValues(before, row, { known, author });
      return { fields: Object.keys(values), record: Object.assign(before, values, { id }) };
    });
    // Group by fields, because corrected visits have additional ones.
    for (const alike of groupedBy(changes, ({ fields }) => fields.join()).values()) {
      const records = alike.map(({ record }) => record);
      await bulkUpdate({ transaction, kind, entity: serviceApplication, fields: alike[0]?.fields ?? [], records });
    }
  }
  return [...attendantIds];
}

/** The fields of the previous application that an update needs. */
const ASKED_FIELDS = [
  'id',
  'version',
  'status',
  'attendantId',
  'signInTime',
  'signOutTime',
  'amendments',
  'steps',
] as const;
type FormerApplication = Pick<ServiceApplication, (typeof ASKED_FIELDS)[number]>;

/** Those, and the searched fields. */
const FORMER_FIELDS = [...new Set([...ASKED_FIELDS, ...searchedFields(serviceApplication)])];

function changedValues(
  before: FormerApplication,
  row: PlannedRow,
  { known, author }: Pick<Writing, 'known' | 'author'>,
): WireRecord {
  const { updateTime, updateBy } = sharedValues(author);
  const values = withoutAbsent(inputValues(row, known, author), row);
  return Object.assign(values, amended(before, row, author), {
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

function withoutAbsent(values: WireRecord, { cells }: PlannedRow): WireRecord {
  const absent = inputColumnNames.filter((column) => cells[column] === undefined);
  const kept = new Set(absent.flatMap((column) => FIELDS_OF_COLUMN[column] ?? []));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !kept.has(field)));
}

/** New times of a completed visit are stored as a correction, with the old and the new values. */
function amended(
  before: FormerApplication,
  { row }: PlannedRow,
  { adminId, adminName, fileName, now }: InputAuthor,
): WireRecord {
  const { signInTime, signOutTime, amendments } = before;
  if (before.status !== 'completed' || (signInTime === row.actualStart && signOutTime === row.actualEnd)) return {};
  const amendment = {
    time: momentText(now),
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
