import type { ComponentType } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import { definitionOf } from '../../../contract/laterEntity';
import type { EntityPage, FormOptions, Loader, RecordPage } from '../plugin-api';

/** Known parts when the page is created. */
export interface EntityPageParts {
  entity: Entity;
  label: string;
  form?: FormOptions;
}

const makers: Readonly<Record<RecordPage, Loader<(parts: EntityPageParts) => ComponentType>>> = {
  list: () => import('./pages/listPage'),
  create: () => import('./pages/createPage'),
  edit: () => import('./pages/editPage'),
  show: () => import('./pages/showPage'),
};

/** Loads a generated page of a resource: the definition of its entity, and the kit's components for it. */
export const entityPage: EntityPage = (page, { entity, label, form }) => {
  const hasForm = page === 'create' || page === 'edit';
  return async () => {
    const [maker, definition, options] = await Promise.all([
      makers[page](),
      definitionOf(entity),
      hasForm ? form?.() : undefined,
    ]);
    return { default: maker.default({ entity: definition, label, form: options?.default }) };
  };
};
