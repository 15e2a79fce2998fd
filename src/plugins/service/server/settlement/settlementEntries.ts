import type { SharedRecord } from '../../../../../contract/defineEntity';
import { toIsoMoment } from '../../../../../contract/moment';
import { sequenceNumbers } from '../../../../../contract/values/sequence';
import { type Change, findRecords, type Queries, rejection, type WireRecord } from '../../../../../server/plugin-api';
import { findFields, insertWithReservedIds, reserveIds } from '../../../../../server/plugin-api/builtin';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { type SettlementEntry, settlementEntry } from '../../entities/settlement/settlementEntry';

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
export async function postSettlementChange(change: Change<'serviceApplication'>): Promise<readonly string[]> {
  const { kind, call, transaction, before, record, now } = change;
  if (kind !== 'transition' || !before) return [];
  const time = toIsoMoment(now);
  const adminId = call.caller?.adminId ?? null;
  if (before.status === 'completed' && record.status === 'settled') {
    await postEntries(transaction, [settlementOf(record, { time, adminId })], now);
  } else if (before.status === 'settled' && record.status === 'completed') {
    const settlement = await openSettlement(transaction, before.id);
    await postEntries(transaction, [reversalOf(settlement, { before, time, approverId: adminId })], now);
  } else return [];
  return [settlementEntry.name];
}

/** Returns the entry that reverses a settlement: the same values, with amounts and minutes exactly negated. */
function reversalOf(
  settlement: SettlementEntry,
  { before, time, approverId }: { before: ServiceApplication; time: string; approverId: number | null },
): NewEntry {
  const { entryNo, id, createTime, updateTime, createBy, updateBy, version, ...entry } = settlement;
  return {
    ...entry,
    kind: 'reversal',
    priceFen: negated(entry.priceFen),
    fundFen: negated(entry.fundFen),
    selfFen: negated(entry.selfFen),
    actualMinutes: entry.actualMinutes === null ? null : negated(entry.actualMinutes),
    time,
    reason: before.reversalReason,
    adminId: before.reversalAskedById,
    approverId,
    reversesId: id,
  };
}

/** Avoids negative zero. */
const negated = (value: number) => (value === 0 ? 0 : -value);

/** Returns the settlement of a visit that has not been reversed. */
async function openSettlement(transaction: Queries, applicationId: number): Promise<SettlementEntry> {
  const rows = await transaction
    .selectFrom('settlementEntry')
    .select(['id', 'reversesId'])
    .where('applicationId', '=', applicationId)
    .execute();
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  const ids = rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id)).map(({ id }) => id);
  const [settlement] = await findRecords(transaction, settlementEntry, ids);
  if (!settlement) throw rejection('settlementNotPosted');
  return settlement;
}

/** Visits posted per batch. */
const CHUNK = 1_000;

/** Posts the settlement of every settled visit without an entry, in an older database or in demo data. */
export async function postSettlements(transaction: Queries, now: number): Promise<void> {
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
    await postEntries(transaction, entries, now);
  }
}

async function postEntries(transaction: Queries, entries: readonly NewEntry[], now: number): Promise<void> {
  const ids = await reserveIds({ transaction, entity: settlementEntry }, entries.length);
  const records: WireRecord[] = entries.map((entry, at) => {
    const id = ids[at] ?? 0;
    return { ...entry, id, ...sequenceNumbers(settlementEntry, entry, id), ...sharedValues(entry, now) };
  });
  await insertWithReservedIds({ transaction, entity: settlementEntry, records });
}

function sharedValues({ adminId, approverId }: Pick<NewEntry, 'adminId' | 'approverId'>, now: number) {
  const time = toIsoMoment(now);
  const author = approverId ?? adminId;
  const by = author === null ? 'system' : `admin:${author}`;
  return { createTime: time, updateTime: time, createBy: by, updateBy: by, version: 1 };
}
