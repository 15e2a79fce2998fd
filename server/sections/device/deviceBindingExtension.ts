import { rejection } from '../../http/failures';
import type { EntityExtension, Handler } from '../../operations/extension';

const keep: Handler = async () => {
  throw rejection('bindingsKept');
};

/** Bindings follow from what is done to devices; nobody writes them. */
export const deviceBindingExtension: EntityExtension = {
  operations: { insert: keep, updateByIdSelective: keep, updateByIds: keep, deleteById: keep, deleteByIds: keep },
};
