import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Queries, yieldingChunks } from '../../../../../server/plugin-api';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { PHOTO_DAYS } from '../../entities/risk/neighboursFor';
import { activeRules } from './activeRules';
import { readVisits } from './readVisits';
import { runRisk } from './runRisk';
import { visitStates } from './visitRows';
import { writeTraces } from './visitTraces';

/** Days that each nightly run evaluates again. */
const NIGHTLY_DAYS = 180;
/** Visits per transaction. */
const CHUNK = 500;

export interface NightlyRiskOptions {
  context: Pick<Context, 'database' | 'dictionaries'>;
  /** Milliseconds since 1970. */
  now: number;
  /** Aborts between two transactions. */
  signal?: AbortSignal;
}

/**
 * Runs the rules on all visits of the last 180 days, because later data can change the result of earlier visits.
 * Proceeds by attendant, whose visits are each other's neighbors. Short transactions let other work run in between, and
 * the run can be aborted and restarted at any time. Returns how many visits have changed.
 */
export async function reevaluateRisks({ context, now, signal }: NightlyRiskOptions): Promise<number> {
  const from = now - NIGHTLY_DAYS * DAY_MS;
  // First all photos and handsets, because each visit is compared with those of other attendants.
  await traceVisits({ context, now, signal }, from);
  const table = await activeRules(context.database.read);
  let changed = 0;
  for await (const ids of visitsByAttendant(context, from, now)) {
    if (signal?.aborted) break;
    changed += await context.database.write(async (transaction) => {
      const count = await runRisk({ transaction, context, ids, now, table });
      if (count > 0) await bumpVersions(transaction, [serviceApplication.name]);
      return count;
    });
    await nextTurn();
  }
  return changed;
}

/** Stores traces of visits that have none yet, day by day, and deletes traces that are too old for comparison. */
async function traceVisits({ context, now, signal }: NightlyRiskOptions, from: number): Promise<void> {
  const { database } = context;
  const retentionStart = from - PHOTO_DAYS * DAY_MS;
  await database.write((transaction) =>
    transaction.deleteFrom('visitTrace').where('time', '<', retentionStart).execute(),
  );
  for (let start = retentionStart; start <= now; start += DAY_MS) {
    const untraced = await untracedVisits(database.read, start, Math.min(start + DAY_MS, now + 1));
    for await (const ids of yieldingChunks(untraced, CHUNK)) {
      if (signal?.aborted) return;
      await database.write(async (transaction) => {
        const visits = (await readVisits({ queries: transaction, context, ids, now })).map(({ visit }) => visit);
        await writeTraces({ transaction, visits });
      });
    }
    await nextTurn();
    if (signal?.aborted) return;
  }
}

/** Returns visits with a planned start in a period (end exclusive) that have no trace of a photo or handset. */
async function untracedVisits(queries: Queries, from: number, to: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('serviceApplication')
    .select('id')
    .where('planStart', '>=', from)
    .where('planStart', '<', to)
    .where('status', 'in', [...visitStates])
    .where('deleted', '=', sql.lit(0))
    .where(sql<boolean>`not exists (select 1 from "visitTrace" where "applicationId" = "serviceApplication"."id")`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Yields the ids of visits in chunks, attendant by attendant; those without an attendant come last. */
async function* visitsByAttendant(
  { database }: NightlyRiskOptions['context'],
  from: number,
  to: number,
): AsyncGenerator<number[]> {
  const attendants = await database.read.selectFrom('attendant').select('id').orderBy('id').execute();
  for (const attendantId of [...attendants.map(({ id }) => id), null]) {
    for (let last = 0; ; ) {
      const rows = await database.read
        .selectFrom('serviceApplication')
        .select('id')
        .where('attendantId', attendantId === null ? 'is' : '=', attendantId)
        .where('planStart', '>=', from)
        .where('planStart', '<=', to)
        .where('status', 'in', [...visitStates])
        .where('deleted', '=', sql.lit(0))
        .where('id', '>', last)
        .orderBy('id')
        .limit(CHUNK)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) yield ids;
      if (ids.length < CHUNK) break;
      last = ids.at(-1) ?? last;
    }
  }
}
