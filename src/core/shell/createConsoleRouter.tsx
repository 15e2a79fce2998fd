import { createBrowserRouter, type RouteObject } from 'react-router';
import { ConsoleRoot } from './ConsoleRoot';
import { createGuard, type GuardOptions, hasPathChanged } from './session/guard';

/** Creates a router from routes: a browser router, or another one in tests. */
export type RouterFactory = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;

/** Creates the router: one root route for every address, with a guard before each navigation. */
export function createConsoleRouter(parts: GuardOptions, routerFactory: RouterFactory = createBrowserRouter) {
  // The first navigation begins before the router exists; its address is the browser's.
  let createdRouter: ReturnType<RouterFactory> | undefined;
  const hash = () => (createdRouter?.state.navigation.location ?? window.location).hash;
  const router = routerFactory([
    {
      path: '*',
      element: <ConsoleRoot />,
      loader: createGuard(parts, hash),
      shouldRevalidate: hasPathChanged,
      // The frame in the HTML stays visible until the console is shown.
      HydrateFallback: () => null,
    },
  ]);
  createdRouter = router;
  return router;
}

/** Resolves when the guard has completed for the first address. */
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
