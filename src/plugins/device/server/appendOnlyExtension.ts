import type { ProblemCode } from '../../../../contract/problems';
import { type EntityExtension, type Handler, rejection } from '../../../../server/plugin-api';

/** Returns an extension for entities that only the server writes; direct changes are rejected. */
export function serverWrittenExtension(code: ProblemCode): EntityExtension {
  const refuse: Handler = async () => {
    throw rejection(code);
  };
  return {
    operations: {
      insert: refuse,
      updateByIdSelective: refuse,
      updateByIds: refuse,
      deleteById: refuse,
      deleteByIds: refuse,
    },
  };
}
