import { createContext } from 'react';
import type { ReferenceName } from '../../../../contract/listDetail';

/** How referenced records are called, by entity and id, where the answer of a list has told it. */
export type ReferenceNames = Readonly<Record<string, ReadonlyMap<unknown, ReferenceName>>>;

const none: ReferenceNames = {};

export const ReferenceNamesContext = createContext<ReferenceNames>(none);

/** The names in the answer of a list, to be looked up. */
export function toReferenceNames(references: Readonly<Record<string, readonly ReferenceName[]>> = {}): ReferenceNames {
  return Object.fromEntries(
    Object.entries(references).map(([entity, names]) => [entity, new Map(names.map((name) => [name.id, name]))]),
  );
}
