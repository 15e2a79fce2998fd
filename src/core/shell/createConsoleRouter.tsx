import { createBrowserRouter } from 'react-router';
import { ConsoleRoot } from './ConsoleRoot';
import { StartScreen } from './frame/StartScreen';
import { createGuard, type GuardOptions, isOtherPage } from './session/guard';

/** Builds the router, once: one root for every address, guarded before each navigation. */
export function createConsoleRouter(parts: GuardOptions) {
  return createBrowserRouter([
    {
      path: '*',
      element: <ConsoleRoot />,
      loader: createGuard(parts),
      shouldRevalidate: isOtherPage,
      HydrateFallback: StartScreen,
    },
  ]);
}
