import type { EntityPageOptions } from '../createEntityPage';
import { EntityShow } from '../show/EntityShow';

/** Creates the page of one record of an entity. */
export default function showPage({ entity }: EntityPageOptions) {
  return () => <EntityShow entity={entity} />;
}
