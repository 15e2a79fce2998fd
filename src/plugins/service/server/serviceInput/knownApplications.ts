import { sql } from 'kysely';
import type { Queries, RowOf } from '../../../../../server/plugin-api';
import { findFields, isScoped } from '../../../../../server/plugin-api/builtin';
import { serviceApplication } from '../../entities/applications/serviceApplication';

const APPLICATION_COLUMNS = [
  ...(['id', 'applicationNo', 'externalNo', 'source', 'elderlyId', 'elderlyNo', 'elderlyName', 'importHash'] as const),
  ...(['status', 'settleStatus', 'riskStatus', 'signMethod', 'serviceTypeId', 'attendantId'] as const),
  ...(['planStart', 'planEnd', 'signInTime', 'signOutTime', 'payerType', 'priceFen', 'rating', 'isReversed'] as const),
] as const;

/** An application that a row references. */
export interface KnownApplication extends RowOf<'serviceApplication', (typeof APPLICATION_COLUMNS)[number]> {
  /** Whether it is in the data scope of the author of the rows. */
  isInScope: boolean;
}

interface ApplicationsQuery {
  queries: Queries;
  /** The queries, limited to the data scope of the author of the rows. */
  scopedQueries: Queries;
  column: 'externalNo' | 'applicationNo';
  numbers: readonly string[];
}

/** Reads applications by the number of the other system (only imported ones) or by our own. */
export async function knownApplications({
  queries,
  scopedQueries,
  column,
  numbers,
}: ApplicationsQuery): Promise<KnownApplication[]> {
  const named = numbers.filter((number) => number !== '');
  if (named.length === 0) return [];
  const found = queries
    .selectFrom('serviceApplication')
    .select([...APPLICATION_COLUMNS])
    .where(column, 'in', named)
    .where('deleted', '=', sql.lit(0));
  const rows = await (column === 'externalNo' ? found.where('source', '=', 'input') : found).execute();
  const ids = rows.map(({ id }) => id);
  const idsInScope = isScoped(scopedQueries, serviceApplication.name)
    ? new Set(
        (await findFields({ queries: scopedQueries, entity: serviceApplication, ids, fields: ['id'] })).map(
          ({ id }) => id,
        ),
      )
    : new Set(ids);
  return rows.map((row) => ({ ...row, isInScope: idsInScope.has(row.id) }));
}
