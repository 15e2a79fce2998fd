import type { ReadContext } from '../../../../../server/plugin-api';
import { readVersions } from '../../../../../server/plugin-api/builtin';
import { LATE_MAX_MIN } from '../../entities/applications/applicationLimits';
import { serviceType } from '../../entities/serviceType';

/** Returns by how many minutes a sign-in may be late, by id of the service type. */
export async function lateLimits({
  context,
  queries,
}: Pick<ReadContext, 'context' | 'queries'>): Promise<(serviceTypeId: number) => number> {
  const version = (await readVersions(queries)).get(serviceType.name) ?? 0;
  const types = await context.dictionaries.get(serviceType, version, queries);
  return (id) => types.get(id)?.lateMaxMin ?? LATE_MAX_MIN;
}
