import type { SharedRecord } from '../../../../../contract/defineEntity';
import { momentText } from '../../../../../contract/moment';
import { sequenceNumbers } from '../../../../../contract/sequence';
import {
  type Change,
  type DatabaseKind,
  findFields,
  findRecords,
  insertReserved,
  type Queries,
  rejection,
  reserveIds,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { type ServiceApplication, serviceApplication } from '../../entities/serviceApplication';
import { type SettlementEntry, settlementEntry } from '../../entities/settlement/settlementEntry';

export interface Posting {
  transaction: Queries;
  kind: DatabaseKind;
}

type NewEntry = Omit<SettlementEntry, 'entryNo' | keyof SharedRecord>;

/** Fields of a visit that an entry copies. */
const SETTLED_FIELDS = [
  'id',
  'elderlyId',
  'attendantId',
  'serviceTypeId',
  'payerType',
  'priceFen',
  'fundFen',
  'selfFen',
  'planStart',
  'signInTime',
  'signOutTime',
  'actualMinutes',
  'settleBatch',
] as const satisfies (keyof ServiceApplication)[];
type SettledVisit = Pick<ServiceApplication, (typeof SETTLED_FIELDS)[number]>;

/** Returns the entry that settles a visit in its current state. */
function settlementOf(
  { id, priceFen, fundFen, selfFen, ...visit }: SettledVisit,
  { time, adminId }: { time: string; adminId: number | null },
): NewEntry {
  const { elderlyId, attendantId, serviceTypeId, payerType, planStart, signInTime, signOutTime } = visit;
  return {
    kind: 'settlement',
    applicationId: id,
    elderlyId,
    attendantId,
    serviceTypeId,
    payerType,
    priceFen: priceFen ?? 0,
    fundFen: fundFen ?? 0,
    selfFen: selfFen ?? 0,
    planStart,
    signInTime,
    signOutTime,
    actualMinutes: visit.actualMinutes,
    settleBatch: visit.settleBatch,
    time,
    reason: null,
    adminId,
    approverId: null,
    reversesId: null,
  };
}

/** Posts the entry when a transition settles or reverses a visit. Returns the names of the changed tables. */
export async function followSettlement(change: Change<'serviceApplication'>): Promise<readonly string[]> {
  const { kind, call, context, transaction, before, record, now } = change;
  if (kind !== 'transition' || !before) return [];
  const posting = { transaction, kind: context.database.kind };
  const time = momentText(now);
  const adminId = call.caller?.adminId ?? null;
  if (before.status === 'completed' && record.status === 'settled') {
    await postEntries(posting, [settlementOf(record, { time, adminId })], now);
  } else if (before.status === 'settled' && record.status === 'completed') {
    const settled = await openSettlement(transaction, before.id);
    await postEntries(posting, [reversalOf(settled, { before, time, approverId: adminId })], now);
  } else return [];
  return [settlementEntry.name];
}

/** Returns the entry that reverses a settlement: the same values, with amounts and minutes exactly negated. */
function reversalOf(
  settled: SettlementEntry,
  { before, time, approverId }: { before: ServiceApplication; time: string; approverId: number | null },
): NewEntry {
  const { entryNo, id, createTime, updateTime, createBy, updateBy, version, ...entry } = settled;
  return {
    ...entry,
    kind: 'reversal',
    priceFen: negative(entry.priceFen),
    fundFen: negative(entry.fundFen),
    selfFen: negative(entry.selfFen),
    actualMinutes: entry.actualMinutes === null ? null : negative(entry.actualMinutes),
    time,
    reason: before.reversalReason,
    adminId: before.reversalAskedById,
    approverId,
    reversesId: id,
  };
}

/** Avoids negative zero. */
const negative = (value: number) => (value === 0 ? 0 : -value);

/** Returns the settlement of a visit that has not been reversed. */
async function openSettlement(transaction: Queries, applicationId: number): Promise<SettlementEntry> {
  const rows = await transaction
    .selectFrom('settlementEntry')
    .select(['id', 'reversesId'])
    .where('applicationId', '=', applicationId)
    .execute();
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  const ids = rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id)).map(({ id }) => id);
  const [settled] = await findRecords(transaction, settlementEntry, ids);
  if (!settled) throw rejection('settlementNotPosted');
  return settled;
}

/** Visits posted per batch. */
const CHUNK = 1_000;

/** Posts the settlement of every settled visit without an entry, in an older database or in demo data. */
export async function postSettlements(posting: Posting, now: number): Promise<void> {
  const { transaction } = posting;
  for (let last = 0; ; ) {
    const rows = await transaction
      .selectFrom('serviceApplication')
      .select('id')
      .where('status', '=', 'settled')
      .where('deleted', '=', 0)
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const visits = await findFields({
      queries: transaction,
      entity: serviceApplication,
      ids: rows.map(({ id }) => id),
      fields: [...SETTLED_FIELDS, 'steps', 'updateTime'],
    });
    const entries = visits.map(({ steps, updateTime, ...visit }) => {
      const step = steps?.findLast(({ action }) => action === 'settle');
      return settlementOf(visit, { time: step?.time ?? updateTime, adminId: step?.adminId ?? null });
    });
    await postEntries(posting, entries, now);
  }
}

async function postEntries({ transaction, kind }: Posting, entries: readonly NewEntry[], now: number): Promise<void> {
  const ids = await reserveIds({ transaction, kind, entity: settlementEntry }, entries.length);
  const records: WireRecord[] = entries.map((entry, at) => {
    const id = ids[at] ?? 0;
    return { ...entry, id, ...sequenceNumbers(settlementEntry, entry, id), ...sharedValues(entry, now) };
  });
  await insertReserved({ transaction, kind, entity: settlementEntry, records });
}

function sharedValues({ adminId, approverId }: Pick<NewEntry, 'adminId' | 'approverId'>, now: number) {
  const time = momentText(now);
  const author = approverId ?? adminId;
  const by = author === null ? 'system' : `admin:${author}`;
  return { createTime: time, updateTime: time, createBy: by, updateBy: by, version: 1 };
}
