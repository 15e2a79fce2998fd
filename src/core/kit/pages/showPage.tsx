import type { EntityPageParts } from '../entityPage';
import { EntityShow } from '../show/EntityShow';

/** Creates the page of one record of an entity. */
export default function showPage({ entity }: EntityPageParts) {
  return () => <EntityShow entity={entity} />;
}
