import type { ComponentType } from 'react';
import type { Entity } from '../../../contract/defineEntity';
import { resolveDefinition } from '../../../contract/lazyEntity';
import type { EntityPageFactory, FormOptions, Loader, RecordPage } from '../plugin-api';

/** Known parts when the page is created. */
export interface EntityPageOptions {
  entity: Entity;
  label: string;
  form?: FormOptions;
}

const pageFactories: Readonly<Record<RecordPage, Loader<(parts: EntityPageOptions) => ComponentType>>> = {
  list: () => import('./pages/listPage'),
  create: () => import('./pages/createPage'),
  edit: () => import('./pages/editPage'),
  show: () => import('./pages/showPage'),
};

/** Loads a generated page of a resource: the definition of its entity, and the kit's components for it. */
export const createEntityPage: EntityPageFactory = (page, { entity, label, form }) => {
  const hasForm = page === 'create' || page === 'edit';
  return async () => {
    const [factory, definition, options] = await Promise.all([
      pageFactories[page](),
      resolveDefinition(entity),
      hasForm ? form?.() : undefined,
    ]);
    return { default: factory.default({ entity: definition, label, form: options?.default }) };
  };
};
