import { memo, type PropsWithChildren, type ReactElement, type ReactNode, useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { isResource } from '../../runtime/toElements';
import { useConsole } from '../ConsoleContext';

/**
 * The page at the address of this tab. react-admin makes the same routes from the same elements, but takes new ones over in an
 * effect, and not before permissions are known: a page that stands open when its plugin comes would stay empty.
 */
export const PageRoutes = memo(function PageRoutes() {
  const { elements } = useConsole();
  return useMemo(() => <Routes>{elements.map(routesOf)}</Routes>, [elements]);
});

/** A resource's own route, or those that custom routes hold. */
function routesOf(element: ReactElement): ReactNode {
  if (!isResource(element)) return (element as ReactElement<PropsWithChildren>).props.children;
  const { name } = element.props;
  return <Route key={name} path={`${name}/*`} element={element} />;
}
