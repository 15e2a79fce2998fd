import { type ContextType, useContext, useMemo } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type Navigator, type To } from 'react-router';
import { toAddress } from '../Tab';
import { useTabsActions } from '../TabsContext';

type Navigation = ContextType<typeof NavigationContext>;

/**
 * Returns the router's navigation for the page of one tab. For the active page it is the console's. A hidden page (a slow
 * save, a debounced list filter) navigates in its own tab and never activates it. A filter does not call the user back
 * either while they navigate to another page.
 */
export function useTabNavigation(path: string): Navigation {
  const navigation = useContext(NavigationContext);
  const { replace, relocate, isActive, isLeaving } = useTabsActions();
  return useMemo(() => {
    const { navigator } = navigation;
    const wrapNavigate = (go: Navigator['push']): Navigator['push'] => {
      return (to, state, options) => {
        const address = addressOf(to);
        if (!isActive(path)) replace(path, address);
        else if (isLeaving(path) && toAddress(address).pathname === path) relocate(address);
        else go(to, state, options);
      };
    };
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: wrapNavigate(navigator.push),
        replace: wrapNavigate(navigator.replace),
        go: (delta: number) => {
          if (isActive(path)) navigator.go(delta);
        },
      },
    };
  }, [navigation, path, replace, relocate, isActive, isLeaving]);
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
