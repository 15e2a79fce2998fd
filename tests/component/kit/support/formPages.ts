import type { Entity } from '../../../../contract/defineEntity';
import type { FormOptions } from '../../../../src/core/kit';
import createPage from '../../../../src/core/kit/pages/createPage';
import editPage from '../../../../src/core/kit/pages/editPage';

/** Returns the pages that the kit generates from an entity and the options of its form. */
export function formPages(entity: Entity, form?: FormOptions) {
  const parts = { entity, label: `entities.${entity.name}.name`, form };
  return { create: createPage(parts), edit: editPage(parts) };
}
