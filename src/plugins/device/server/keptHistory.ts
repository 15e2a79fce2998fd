import type { ProblemCode } from '../../../../contract/problems';
import { type EntityExtension, type Handler, rejection } from '../../../../server/plugin-api';

/** What follows from what happens elsewhere; nobody writes it. */
export function keptHistory(code: ProblemCode): EntityExtension {
  const keep: Handler = async () => {
    throw rejection(code);
  };
  return {
    operations: { insert: keep, updateByIdSelective: keep, updateByIds: keep, deleteById: keep, deleteByIds: keep },
  };
}
