import type { EntityPageOptions } from '../createEntityPage';
import { DictionaryList } from '../dictionary/DictionaryList';
import { EntityList } from '../list/EntityList';

/** Creates the list page of an entity. Entries of a type list without groups are created and edited in a dialog over it. */
export default function listPage({ entity, label }: EntityPageOptions) {
  return entity.dictionary && !entity.groups
    ? () => <DictionaryList entity={entity} title={label} />
    : () => <EntityList entity={entity} />;
}
