import type { ProblemCode } from '../../../contract/problems';
import { rejection } from '../../http/failures';
import type { EntityExtension, Handler } from '../../operations/extension';

/** What follows from what happens elsewhere; nobody writes it. */
export function keptHistory(code: ProblemCode): EntityExtension {
  const keep: Handler = async () => {
    throw rejection(code);
  };
  return {
    operations: { insert: keep, updateByIdSelective: keep, updateByIds: keep, deleteById: keep, deleteByIds: keep },
  };
}
