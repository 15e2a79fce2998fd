import { isValidElement, memo, type PropsWithChildren, type ReactElement, type ReactNode, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { matchRoute } from '../../registry/matchRoute';
import type { PageEntry } from '../../registry/routeTable';
import { isResource } from '../../runtime/toElements';
import { useConsole } from '../ConsoleContext';

/**
 * The page at the address of this tab. react-admin makes the same routes from the same elements, but takes new ones over in an
 * effect, and not before permissions are known: a page that stands open when its plugin comes would stay empty. Only the routes of
 * this page's resource, or its own: to rank those of all pages would take a tenth of the first render.
 */
export const PageRoutes = memo(function PageRoutes() {
  const { elements, table } = useConsole();
  const match = matchRoute(table, useLocation().pathname);
  const page = match && 'page' in match ? match.page : undefined;
  return useMemo(() => <Routes>{page && routesOf(elements, page)}</Routes>, [elements, page]);
});

/** A resource's own route, or the one among the custom routes. */
function routesOf(elements: readonly ReactElement[], { key, resource }: PageEntry): ReactNode {
  if (resource === undefined) {
    const custom = elements.find((element) => !isResource(element)) as ReactElement<PropsWithChildren> | undefined;
    const routes = custom?.props.children;
    return Array.isArray(routes) && routes.find((route) => isValidElement(route) && route.key === key);
  }
  const element = elements.filter(isResource).find(({ props }) => props.name === resource);
  return element && <Route path={`${resource}/*`} element={element} />;
}
