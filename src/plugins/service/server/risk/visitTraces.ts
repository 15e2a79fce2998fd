import { type Queries, type WriteTransaction, yieldingChunks } from '../../../../../server/plugin-api';
import { groupedBy, insertTuples, type TableTypes } from '../../../../../server/plugin-api/builtin';
import type { RiskVisit } from '../../entities/risk/riskVisit';

/** Visits to process before yielding to other work of the process. */
const VISITS_PER_CHUNK = 100;

const COLUMNS = ['applicationId', 'kind', 'value', 'pHash', 'time', 'attendantId'] as const;

type Trace = TableTypes['visitTrace'];

export interface WriteTracesOptions {
  transaction: WriteTransaction;
  visits: readonly RiskVisit[];
}

/** Stores the photos and handsets of visits for comparison with other visits. Writes only what has changed. */
export async function writeTraces({ transaction, visits }: WriteTracesOptions): Promise<void> {
  for await (const chunk of yieldingChunks(visits, VISITS_PER_CHUNK))
    await writeTraceChunk({ transaction, visits: chunk });
}

async function writeTraceChunk({ transaction, visits }: WriteTracesOptions): Promise<void> {
  const storedTraces = await tracesOf(
    transaction,
    visits.map(({ id }) => id),
  );
  const changed = visits.filter((visit) => !isSame(storedTraces.get(visit.id) ?? [], expectedTraces(visit)));
  const outdatedIds = changed.filter(({ id }) => storedTraces.has(id)).map(({ id }) => id);
  if (outdatedIds.length > 0)
    await transaction.deleteFrom('visitTrace').where('applicationId', 'in', outdatedIds).execute();
  const rows = changed.flatMap(expectedTraces).map((trace) => COLUMNS.map((column) => trace[column]));
  await insertTuples({ transaction, table: 'visitTrace', columns: COLUMNS, rows });
}

async function tracesOf(queries: Queries, ids: readonly number[]): Promise<Map<number, Trace[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('visitTrace')
    .select([...COLUMNS])
    .where('applicationId', 'in', [...ids])
    .execute();
  return groupedBy(rows, ({ applicationId }) => applicationId);
}

function expectedTraces({ id, attendantId, planStart, signIn, signOut, servicePhotos }: RiskVisit): Trace[] {
  const begin = signIn?.time ?? planStart;
  const shared = { applicationId: id, attendantId };
  const signs = [signIn, signOut].filter((sign) => sign !== null).filter(({ manual }) => !manual);
  const photos = [...signs.flatMap((sign) => sign.photos), ...servicePhotos].flatMap(({ sha256, pHash }): Trace[] =>
    sha256 === null ? [] : [{ ...shared, kind: 'photo', value: sha256, pHash: hexadecimal(pHash), time: begin }],
  );
  const phones = signs.flatMap(({ phoneId, time }): Trace[] =>
    phoneId === null ? [] : [{ ...shared, kind: 'phone', value: phoneId, pHash: null, time }],
  );
  return [...photos, ...phones];
}

function hexadecimal(pHash: readonly [number, number] | null): string | null {
  return pHash?.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('') ?? null;
}

function isSame(storedTraces: readonly Trace[], traces: readonly Trace[]): boolean {
  const texts = (list: readonly Trace[]) =>
    list.map(({ kind, value, pHash, time, attendantId }) => [kind, value, pHash, time, attendantId].join(' ')).sort();
  return storedTraces.length === traces.length && texts(storedTraces).join('\n') === texts(traces).join('\n');
}
