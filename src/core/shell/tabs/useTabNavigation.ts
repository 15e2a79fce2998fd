import { type ContextType, useContext, useMemo } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type Navigator, type To } from 'react-router';
import { toAddress } from './Tab';
import { useTabsActions } from './TabsContext';

type Navigation = ContextType<typeof NavigationContext>;

/**
 * Returns the router's navigation for the page of one tab. For the active page it is the console's. A hidden page (a slow
 * save, a debounced list filter) navigates in its own tab and never activates it. A filter does not call the user back
 * either while they navigate to another page.
 */
export function useTabNavigation(path: string): Navigation {
  const navigation = useContext(NavigationContext);
  const { replace, relocate, isInView, isLeft } = useTabsActions();
  return useMemo(() => {
    const { navigator } = navigation;
    const own = (go: Navigator['push']): Navigator['push'] => {
      return (to, state, options) => {
        const address = addressOf(to);
        if (!isInView(path)) replace(path, address);
        else if (isLeft(path) && toAddress(address).pathname === path) relocate(address);
        else go(to, state, options);
      };
    };
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: own(navigator.push),
        replace: own(navigator.replace),
        go: (delta: number) => {
          if (isInView(path)) navigator.go(delta);
        },
      },
    };
  }, [navigation, path, replace, relocate, isInView, isLeft]);
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
