import type { EntityPageOptions } from '../createEntityPage';
import { EntityEdit } from '../form/EntityEdit';

/** Creates the page for editing a record of an entity. */
export default function editPage({ entity, form }: EntityPageOptions) {
  return () => <EntityEdit entity={entity} form={form} />;
}
