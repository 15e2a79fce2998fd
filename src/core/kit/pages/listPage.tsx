import { DictionaryList } from '../dictionary/DictionaryList';
import type { EntityPageParts } from '../entityPage';
import { EntityList } from '../list/EntityList';

/** The list of an entity; entries of a type list without groups are made and changed in a dialog over it. */
export default function listPage({ entity, label }: EntityPageParts) {
  return entity.dictionary && !entity.groups
    ? () => <DictionaryList entity={entity} title={label} />
    : () => <EntityList entity={entity} />;
}
