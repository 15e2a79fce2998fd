import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_MAX, TIME_ZONE_OFFSET } from '../../contract/constants';
import { elderly } from '../../contract/elderly/elderly';
import { elderlyReads } from '../../contract/elderly/elderlyReads';
import { type Fields, integer } from '../../contract/fields';
import { addDays, addMonths, dayAt, daysBetween } from '../../contract/moment';
import type { Condition } from '../db/conditions';
import { listStatements } from '../db/listStatement';
import type { WireRecord } from '../db/recordCodec';
import { Rejection } from '../http/failures';
import type { Handler } from '../operations/extension';
import { fieldInput } from '../operations/input';
import { presentTuples } from '../operations/present';

const input: Fields = {
  ...elderlyReads.selectByNoServiced?.input,
  pageNum: integer({ min: 1, max: 1_000_000, default: 1 }),
  pageSize: integer({ min: 1, max: PAGE_SIZE_MAX, default: 20 }),
};

/** Inclusive days. */
export interface Period {
  from: string;
  to: string;
}

/**
 * `selectByNoServiced`: elders under contract for the whole period who had no service in it, longest without first,
 * then the most dependent. Adds `daysSinceService` (null for never) and `reason` to each.
 */
export const selectByNoServiced: Handler = async (call, context) => {
  const asked = fieldInput(call, input);
  const today = dayAt(context.now());
  const period = periodOf(asked, today);
  if (period.from > period.to) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  if (Array.isArray(asked.serviceTypeIds) && asked.serviceTypeIds.length > 0) {
    // Which service was given is known from applications only.
    throw new Rejection([{ field: 'serviceTypeIds', code: 'filterNotAllowed' }]);
  }
  const { database } = context;
  const { rows, count } = listStatements({
    queries: database.read,
    kind: database.kind,
    entity: elderly,
    query: {
      pageNum: Number(asked.pageNum ?? 1),
      pageSize: Number(asked.pageSize ?? 20),
      sort: [],
      filters: filtersOf(asked),
    },
    today,
    also: conditionsOf(asked, period, today),
    orderBy: ORDER,
  });
  const found = await database.tuples(rows.sql, rows.parameters);
  const data = await presentTuples(found, { context, entity: elderly, queries: database.read });
  const [total] = await database.all(count.sql, count.parameters);
  for (const record of data) Object.assign(record, screening(record, today));
  return { data, dataCount: Number(total?.count ?? 0), message: 'okRead' };
};

/** Never served first, then the longest ago; of equals the more dependent. */
const ORDER: readonly RawBuilder<unknown>[] = [
  sql`"lastServiceTime" asc nulls first`,
  sql`(select "level" from "elderlyCapacityType" where "elderlyCapacityType"."id" = "elderly"."elderlyCapacityTypeId") desc nulls last`,
  sql`"id" desc`,
];

function periodOf({ from, to }: WireRecord, today: string): Period {
  const monthStart = `${today.slice(0, 7)}-01`;
  const start = typeof from === 'string' ? from : monthStart;
  return { from: start, to: typeof to === 'string' ? to : addDays(addMonths(`${start.slice(0, 7)}-01`, 1), -1) };
}

function filtersOf(asked: WireRecord) {
  const filters = [
    { field: 'elderlyTypeId', value: asked.elderlyTypeIds },
    { field: 'elderlyCapacityTypeId', value: asked.capacityTypeIds },
    { field: 'elderlyMunicipalTypeIds', value: asked.municipalTypeIds },
    { field: 'status', value: asked.includeSuspended === true ? ['active', 'suspended'] : ['active'] },
  ];
  return filters
    .filter(({ value }) => Array.isArray(value) && value.length > 0)
    .map(({ field, value }) => ({ field, operator: 'in' as const, value }));
}

function conditionsOf(asked: WireRecord, period: Period, today: string): Condition[] {
  const conditions: Condition[] = [
    sql`("serviceStartDate" is null or "serviceStartDate" <= ${period.from})`,
    sql`("serviceEndDate" is null or "serviceEndDate" >= ${period.to})`,
    notServed(period),
  ];
  if (typeof asked.region === 'string') conditions.push(sql`"regionCode" like ${`${asked.region}%`}`);
  if (typeof asked.minDays === 'number') {
    const before = dayStart(addDays(today, 1 - asked.minDays));
    conditions.push(sql`("lastServiceTime" is null or "lastServiceTime" < ${before})`);
  }
  return conditions;
}

/** No service within the period, as far as the last one tells. */
function notServed({ from }: Period): Condition {
  return sql<SqlBool>`("lastServiceTime" is null or "lastServiceTime" < ${dayStart(from)})`;
}

function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00${TIME_ZONE_OFFSET}`);
}

type Reason = 'neverServed' | 'noPlan' | 'suspended';

function screening({ lastServiceTime, status }: WireRecord, today: string) {
  const last = typeof lastServiceTime === 'string' ? lastServiceTime.slice(0, 10) : null;
  const reason: Reason = status === 'suspended' ? 'suspended' : last === null ? 'neverServed' : 'noPlan';
  return { daysSinceService: last === null ? null : daysBetween(last, today), reason };
}
