import type { EntityPageParts } from '../entityPage';
import { EntityCreate } from '../form/EntityCreate';

/** Creates the page for a new record of an entity. */
export default function createPage({ entity, form }: EntityPageParts) {
  return () => <EntityCreate entity={entity} form={form} />;
}
