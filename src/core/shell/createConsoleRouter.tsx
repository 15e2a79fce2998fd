import { createBrowserRouter, type RouteObject } from 'react-router';
import { ConsoleRoot } from './ConsoleRoot';
import { createGuard, type GuardOptions, isOtherPage } from './session/guard';

/** Makes a router of routes: one of the browser's addresses, or of a test's own. */
export type RouterMaker = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;

/** Builds the router, once: one root for every address, guarded before each navigation. */
export function createConsoleRouter(parts: GuardOptions, makeRouter: RouterMaker = createBrowserRouter) {
  // The first navigation begins before the router is here; its address is the browser's.
  let made: ReturnType<RouterMaker> | undefined;
  const hash = () => (made?.state.navigation.location ?? window.location).hash;
  const router = makeRouter([
    {
      path: '*',
      element: <ConsoleRoot />,
      loader: createGuard(parts, hash),
      shouldRevalidate: isOtherPage,
      // The frame that stands in the page is seen until the console is shown.
      HydrateFallback: () => null,
    },
  ]);
  made = router;
  return router;
}

/** Resolves when the guard has answered for the first address. */
export function whenReady(router: ReturnType<typeof createConsoleRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
