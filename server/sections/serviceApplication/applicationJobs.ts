import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEFAULT_LOCALE } from '../../../contract/constants';
import { dayAt, dayStart, MINUTE_MS } from '../../../contract/moment';
import { MISSED_AFTER_MIN } from '../../../contract/service/applicationLimits';
import { serviceApplication } from '../../../contract/service/serviceApplication';
import { serviceApplicationJobs } from '../../../contract/service/serviceApplicationTransitions';
import type { Call } from '../../http/call';
import { Rejection } from '../../http/failures';
import type { Job } from '../../jobs/jobs';
import type { Context } from '../../operations/context';
import { transact } from '../../operations/transact';
import { move } from '../../operations/transition';
import { nightlyRisk } from '../risk/nightlyRisk';
import { refreshRecentFigures } from './figures';

/** Applications looked for at once. */
const BATCH = 200;
const EVERY_MINUTE = MINUTE_MS;
const EVERY_NIGHT = 24 * 60 * MINUTE_MS;

/** What time does to applications: visits nobody came to, visits nobody signed out of, figures that grow old. */
export const applicationJobs: readonly Job[] = [
  {
    name: 'serviceApplication.expire',
    everyMs: EVERY_MINUTE,
    run: (context, now, signal) =>
      moveDue({ context, name: 'expire', due: now - MISSED_AFTER_MIN * MINUTE_MS, signal }),
  },
  {
    name: 'serviceApplication.autoClose',
    everyMs: EVERY_MINUTE,
    // Midnight may come before the four hours are over, so that whatever should have ended is looked at.
    run: (context, now, signal) => moveDue({ context, name: 'autoClose', due: now, signal }),
  },
  {
    // Before the figures, which count what it finds.
    name: 'serviceApplication.risk',
    everyMs: EVERY_NIGHT,
    run: (context, now, signal) => nightlyRisk({ context, now, signal }),
  },
  {
    name: 'serviceApplication.figures',
    everyMs: EVERY_NIGHT,
    run: ({ database }, now) => refreshRecentFigures(database, now),
  },
];

interface DueMove {
  context: Context;
  name: keyof typeof serviceApplicationJobs;
  /** Applications whose planned end has come by then are looked at. */
  due: number;
  /** Stops between two applications. */
  signal: AbortSignal;
}

/** Moves what is due, each in a transaction of its own, between which others have their turn; answers how many. */
async function moveDue({ context, name, due, signal }: DueMove): Promise<number> {
  const transition = serviceApplicationJobs[name];
  let moved = 0;
  for (let last = 0; ; ) {
    const rows = await context.database.read
      .selectFrom('serviceApplication')
      .select('id')
      .where('status', 'in', [...transition.from])
      .where('planStart', '<', due)
      .where('planEnd', '<=', due)
      .where('id', '>', last)
      .where('deleted', '=', sql.lit(0))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      if (signal.aborted) return moved;
      if (await moveOne(context, name, Number(id))) moved += 1;
      await nextTurn();
    }
    const [end] = rows.slice(-1);
    if (!end || rows.length < BATCH) return moved;
    last = Number(end.id);
  }
}

/** Somebody may have moved it first, or it is not time yet; then it stays as it is. */
async function moveOne(context: Context, name: DueMove['name'], id: number): Promise<boolean> {
  const transition = serviceApplicationJobs[name];
  try {
    const call = ownCall(context, name, id);
    await transact(call, context, (frame) => move({ frame, transition, id, input: {} }));
    return true;
  } catch (error) {
    if (error instanceof Rejection) return false;
    throw error;
  }
}

/** The server calls itself. */
function ownCall(context: Context, operation: string, id: number): Call {
  return {
    operation,
    entity: serviceApplication,
    params: { id },
    typed: true,
    queryText: null,
    caller: null,
    tableVersion: 0,
    locale: DEFAULT_LOCALE,
    method: 'JOB',
    path: `/jobs/${operation}`,
    ip: '',
    userAgent: '',
    traceId: `${operation}-${id}-${dayStart(dayAt(context.now()))}`,
    startTime: context.now(),
  };
}
