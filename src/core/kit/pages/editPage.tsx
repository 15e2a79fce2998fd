import type { EntityPageParts } from '../entityPage';
import { EntityEdit } from '../form/EntityEdit';

/** Creates the page for editing a record of an entity. */
export default function editPage({ entity, form }: EntityPageParts) {
  return () => <EntityEdit entity={entity} form={form} />;
}
