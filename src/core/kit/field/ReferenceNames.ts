import { createContext } from 'react';
import type { ReferenceName } from '../../../../contract/query/listDetail';

/** Names of referenced records from a list response, by entity and id. */
export type ReferenceNames = Readonly<Record<string, ReadonlyMap<unknown, ReferenceName>>>;

const none: ReferenceNames = {};

export const ReferenceNamesContext = createContext<ReferenceNames>(none);

/** Converts the names of a list response to a lookup map. */
export function toReferenceNames(references: Readonly<Record<string, readonly ReferenceName[]>> = {}): ReferenceNames {
  return Object.fromEntries(
    Object.entries(references).map(([entity, names]) => [entity, new Map(names.map((name) => [name.id, name]))]),
  );
}
