import { sql } from 'kysely';
import { addMonths, DAY_MS, dayAt, dayStart, parseIsoMoment } from '../../../../../contract/moment';
import type { Queries, RowOf } from '../../../../../server/plugin-api';
import { bookedStates, openStates } from '../../entities/applications/applicationStates';
import type { InputRow } from '../../entities/input/parseInputRow';

/** A visit that occupies the time of an elder and of an attendant. */
export interface KnownVisit {
  id: number;
  applicationNo: string;
  elderlyId: number;
  attendantId: number | null;
  serviceTypeId: number;
  payerType: string;
  start: number;
  end: number;
  minutes: number;
}

interface VisitsQuery {
  queries: Queries;
  rows: readonly InputRow[];
  elderlyIds: readonly number[];
  attendantIds: readonly number[];
}

/** Reads the visits of the same people in the months of the rows, for overlaps and for the insurance quota. */
export async function knownVisits({ queries, rows, elderlyIds, attendantIds }: VisitsQuery): Promise<KnownVisit[]> {
  const days = rows.map(({ planStart }) => dayAt(parseIsoMoment(planStart) ?? 0)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  // A visit of the previous night can extend into the month.
  const from = dayStart(`${first.slice(0, 7)}-01`) - DAY_MS;
  const to = dayStart(addMonths(`${last.slice(0, 7)}-01`, 1));
  const select = async (column: 'elderlyId' | 'attendantId', ids: readonly number[]) =>
    ids.length === 0
      ? []
      : queries
          .selectFrom('serviceApplication')
          .select([...VISIT_COLUMNS])
          .where(column, 'in', [...new Set(ids)])
          .where('planStart', '>=', from)
          .where('planStart', '<', to)
          .where('status', 'in', PLANNED_STATES)
          .where('deleted', '=', sql.lit(0))
          .execute();
  const found = [...(await select('elderlyId', elderlyIds)), ...(await select('attendantId', attendantIds))];
  return [...new Map(found.map((row) => [row.id, visitOf(row)])).values()];
}

const PLANNED_STATES = [...new Set([...openStates, ...bookedStates])];
const VISIT_COLUMNS = [
  'id',
  'applicationNo',
  'elderlyId',
  'attendantId',
  'serviceTypeId',
  'payerType',
  'planStart',
  'planEnd',
  'planMinutes',
] as const;

function visitOf(row: RowOf<'serviceApplication', (typeof VISIT_COLUMNS)[number]>): KnownVisit {
  return {
    id: row.id,
    applicationNo: row.applicationNo ?? '',
    elderlyId: row.elderlyId,
    attendantId: row.attendantId,
    serviceTypeId: row.serviceTypeId,
    payerType: row.payerType,
    start: row.planStart,
    end: row.planEnd,
    minutes: row.planMinutes ?? 0,
  };
}
