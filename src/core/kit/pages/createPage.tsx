import type { EntityPageOptions } from '../createEntityPage';
import { EntityCreate } from '../form/EntityCreate';

/** Creates the page for a new record of an entity. */
export default function createPage({ entity, form }: EntityPageOptions) {
  return () => <EntityCreate entity={entity} form={form} />;
}
