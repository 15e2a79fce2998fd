import type { ProblemCode } from '../../../../contract/problems';
import { type EntityExtension, type Handler, rejection } from '../../../../server/plugin-api';

/** Returns an extension for entities that only the server writes; direct changes are rejected. */
export function keptHistory(code: ProblemCode): EntityExtension {
  const keep: Handler = async () => {
    throw rejection(code);
  };
  return {
    operations: { insert: keep, updateByIdSelective: keep, updateByIds: keep, deleteById: keep, deleteByIds: keep },
  };
}
