import { PAGE_SIZE_DEFAULT } from '../../../contract/constants';
import type { Entity } from '../../../contract/defineEntity';
import { coerceFields } from '../../../contract/query/query';
import { parseFields } from '../../../contract/validation/validation';
import { requireParsed } from './memoryTable';

type Params = Readonly<Record<string, unknown>>;

/**
 * Returns the response of an entity's own operation: the data of the test, counted and paginated as the entity declares.
 * Validates the parameters by the declared fields.
 */
export function answerCustomCall(
  { entity, operation, params }: { entity: Entity; operation: string; params: Params },
  handler: (params: Params) => unknown,
): object {
  const read = entity.reads?.[operation];
  const input = read?.input ?? entity.calls?.[operation]?.input;
  const { pageNum = 1, pageSize = PAGE_SIZE_DEFAULT, ...otherParams } = params;
  const isPage = read?.answer === 'page';
  const inputParams = isPage ? otherParams : params;
  // A read that also accepts list filters has more parameters than its own fields.
  const data = handler(
    input && !read?.filters ? requireParsed(parseFields(input, coerceFields(input, inputParams))) : inputParams,
  );
  if (!Array.isArray(data)) return { data };
  const start = (Number(pageNum) - 1) * Number(pageSize);
  return { data: isPage ? data.slice(start, start + Number(pageSize)) : data, dataCount: data.length };
}
