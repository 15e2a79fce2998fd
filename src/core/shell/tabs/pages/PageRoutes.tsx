import { isValidElement, memo, type PropsWithChildren, type ReactElement, type ReactNode, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { matchRoute } from '../../../registry/matchRoute';
import type { PageEntry } from '../../../registry/routeTable';
import { isResource } from '../../../runtime/toElements';
import { useConsole } from '../../ConsoleContext';

/**
 * Renders the page at the address of this tab. React-admin creates the same routes, but applies new ones in an effect and
 * only after permissions are known. An open page would stay empty when its plugin is added. It renders only the routes of
 * this page's resource, or its own route. Ranking those of all pages would take a tenth of the first render.
 */
export const PageRoutes = memo(function PageRoutes() {
  const { elements, table } = useConsole();
  const match = matchRoute(table, useLocation().pathname);
  const page = match && 'page' in match ? match.page : undefined;
  return useMemo(() => <Routes>{page && routesOf(elements, page)}</Routes>, [elements, page]);
});

/** Returns the routes of a resource, or the matching custom route. */
function routesOf(elements: readonly ReactElement[], { key, resource }: PageEntry): ReactNode {
  if (resource === undefined) {
    const custom = elements.find((element) => !isResource(element)) as ReactElement<PropsWithChildren> | undefined;
    const routes = custom?.props.children;
    return Array.isArray(routes) && routes.find((route) => isValidElement(route) && route.key === key);
  }
  const element = elements.filter(isResource).find(({ props }) => props.name === resource);
  return element && <Route path={`${resource}/*`} element={element} />;
}
