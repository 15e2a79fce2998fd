import type { ComponentType, ReactElement } from 'react';
import { CustomRoutes, type RaRecord, Resource, type ResourceDefinition, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { loadedDefinition } from '../../../contract/lazyEntity';
import type { ActivePlugin } from '../registry/resolvedPlugin';
import type { PageEntry, PageKind } from '../registry/routeTable';
import { ContributedPage } from './ContributedPage';
import type { Loadable } from './Loadable';

/** Page code by key of the route table. */
export type PageLoadables = ReadonlyMap<string, Loadable<ComponentType>>;

export interface ElementsRequest {
  plugins: readonly ActivePlugin[];
  pages: readonly PageEntry[];
  loadables: PageLoadables;
}

/**
 * Returns the plugins as children of react-admin's `<Admin>`. The elements must be stable: react-admin registers all
 * resources again when they change.
 */
export function toElements({ plugins, pages, loadables }: ElementsRequest): ReactElement[] {
  const pageElement = (page: PageEntry) => {
    const loadable = loadables.get(page.key);
    if (!loadable) throw new Error(`no code for page ${page.key}`);
    const { plugin, key, title, permission } = page;
    return (
      <ContributedPage plugin={plugin} contribution={key} title={title} permission={permission} loadable={loadable} />
    );
  };
  const resources = plugins.flatMap((plugin) => plugin.resources);
  const byKey = new Map(pages.map((page) => [page.key, page]));
  return [
    ...resources.map(({ key, fullName, entity, icon }) => {
      const element = (kind: PageKind) => {
        const page = byKey.get(`${key}:${kind}`);
        return page && pageElement(page);
      };
      return (
        <Resource
          key={fullName}
          name={fullName}
          icon={icon}
          // Name lists as in the menu.
          options={{ label: byKey.get(`${key}:list`)?.title }}
          recordRepresentation={(record: RaRecord) => record[loadedDefinition(entity)?.titleField ?? 'name']}
          list={element('list')}
          create={element('create')}
          edit={element('edit')}
          show={element('show')}
        />
      );
    }),
    <CustomRoutes key="routes">
      {pages
        .filter((page) => page.kind === 'page')
        .map((page) => (
          <Route key={page.key} path={page.pattern} element={pageElement(page)} />
        ))}
    </CustomRoutes>,
  ];
}

/** Returns the resource definitions that react-admin needs while pages render, by full name. */
export function definitionsOf(elements: readonly ReactElement[]): Readonly<Record<string, ResourceDefinition>> {
  return Object.fromEntries(
    elements.filter(isResource).map(({ props }) => [props.name, Resource.registerResource(props)]),
  );
}

/** Distinguishes resources from custom routes. */
export function isResource(element: ReactElement): element is ReactElement<ResourceProps> {
  return element.type === Resource;
}
