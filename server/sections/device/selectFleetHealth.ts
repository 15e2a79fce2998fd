import { sql } from 'kysely';
import type { FleetHealth } from '../../../contract/device/deviceCalls';
import { BATTERY_CRITICAL, BATTERY_LOW, ONLINE_MS } from '../../../contract/device/deviceStates';
import { addDays, DAY_MS, dayAt } from '../../../contract/moment';
import type { Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';

/** Days before its end at which a warranty is told of. */
const WARRANTY_DAYS = 30;

type Figures = Omit<FleetHealth, 'byType'>;

const NONE: Figures = {
  total: 0,
  bound: 0,
  registered: 0,
  maintenance: 0,
  lost: 0,
  online: 0,
  offline: 0,
  never: 0,
  batteryLow: 0,
  batteryCritical: 0,
  silent: 0,
  warrantyEnding: 0,
};

/** `selectFleetHealth`: how many devices there are in which state, counted in one statement by type. */
export const selectFleetHealth: Handler = async (call, { database, now }) => {
  fieldInput(call, {});
  const moment = now();
  const today = dayAt(moment);
  const state = (code: string) => sql`"lifeStatus" = ${code}`;
  const worn = state('bound');
  const conditions = {
    total: sql`1 = 1`,
    bound: worn,
    registered: state('registered'),
    maintenance: state('maintenance'),
    lost: state('lost'),
    online: sql`${worn} and "lastSeenTime" >= ${moment - ONLINE_MS}`,
    offline: sql`${worn} and "lastSeenTime" < ${moment - ONLINE_MS}`,
    never: sql`${worn} and "lastSeenTime" is null`,
    batteryLow: sql`${worn} and "battery" < ${BATTERY_LOW}`,
    batteryCritical: sql`${worn} and "battery" < ${BATTERY_CRITICAL}`,
    silent: sql`${worn} and ("lastDataTime" is null or "lastDataTime" < ${moment - DAY_MS})`,
    warrantyEnding: sql`"warrantyEnd" >= ${today} and "warrantyEnd" <= ${addDays(today, WARRANTY_DAYS)}`,
  } satisfies Record<keyof Figures, unknown>;
  const names = Object.keys(conditions) as (keyof Figures)[];
  const rows = await database.read
    .selectFrom('device')
    .select('deviceTypeId')
    .select(names.map((name) => sql<number>`sum(case when ${conditions[name]} then 1 else 0 end)`.as(name)))
    .where('lifeStatus', '!=', 'retired')
    .where('deleted', '=', sql.lit(0))
    .groupBy('deviceTypeId')
    .execute();
  const figures = { ...NONE };
  for (const row of rows) for (const name of names) figures[name] += Number(row[name]);
  const byType = rows.map((row) => ({
    deviceTypeId: Number(row.deviceTypeId),
    total: Number(row.total),
    bound: Number(row.bound),
    online: Number(row.online),
  }));
  byType.sort((a, b) => b.total - a.total || a.deviceTypeId - b.deviceTypeId);
  const data: FleetHealth = { ...figures, byType };
  return { data, message: 'okRead' };
};
