import { CoreAdminContext, CoreAdminUI, ResourceDefinitionContext } from 'ra-core';
import { Activity, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLoaderData, useLocation } from 'react-router';
import { LOGIN_PATH } from '../../../contract/pages/paths';
import { logStore } from '../log';
import { AddPluginContext, HostContext } from '../plugin-api';
import { matchRoute } from '../registry/matchRoute';
import { PageError } from '../runtime/states/PageError';
import { useConsole } from './ConsoleContext';
import { useConsoleProviders } from './ConsoleProviders';
import { ConsoleThemes } from './ConsoleThemes';
import { Shell } from './frame/Shell';
import { LanguageProvider, withSelectedLocale } from './LanguageProvider';
import { LivePathContext } from './LivePathContext';
import { UNKNOWN_ADDRESS } from './session/guard';
import { LoginOverlay } from './session/LoginOverlay';
import { LogoutProvider } from './session/LogoutProvider';
import { PasswordPrompt } from './session/PasswordPrompt';
import { ResendPrompt } from './session/ResendPrompt';
import { useSessionSync } from './session/useOtherWindows';
import { TabsProvider } from './tabs/TabsProvider';
import { Toasts } from './toast/Toasts';
import { useDocumentLanguage } from './useDocumentLanguage';
import { useVisibleLocation } from './useVisibleLocation';

const PublicNotFound = lazy(() => import('./pages/PublicNotFound'));

/** Root element of every address: the pages inside the shell, or over them the login page or the public 404. */
export function ConsoleRoot() {
  const { authProvider, dataProvider, i18nProvider, queryClient, store } = useConsoleProviders();
  const { host, addPlugin } = useConsole();
  const [i18n] = useState(() => withSelectedLocale(i18nProvider, () => store.getItem('locale')));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <LanguageProvider>
        <ConsoleThemes>
          <HostContext.Provider value={host}>
            <AddPluginContext.Provider value={addPlugin}>
              <Screen />
              <PasswordPrompt />
              <ResendPrompt />
              <Toasts />
            </AddPluginContext.Provider>
          </HostContext.Provider>
        </ConsoleThemes>
      </LanguageProvider>
    </CoreAdminContext>
  );
}

function Screen() {
  const { table, elements, definitions } = useConsole();
  const { pathname } = useLocation();
  const isLogin = pathname === LOGIN_PATH;
  const isPublicNotFound = useLoaderData() === UNKNOWN_ADDRESS && !matchRoute(table, pathname);
  const visibleLocation = useVisibleLocation(isLogin || isPublicNotFound);
  useDocumentLanguage();
  useSessionSync();
  const resources = useMemo(() => ({ definitions, register: noop, unregister: noop }), [definitions]);
  return (
    <>
      {visibleLocation && (
        // Hidden, not unmounted: after signing in again, all unsaved input is still there.
        <Activity mode={isLogin || isPublicNotFound ? 'hidden' : 'visible'}>
          <LocationContext.Provider value={visibleLocation}>
            <LivePathContext.Provider value={pathname}>
              <TabsProvider>
                <LogoutProvider>
                  {/* The bare UI of ra-core: react-admin's own would add its layout, login form and notifications. */}
                  <ResourceDefinitionContext.Provider value={resources}>
                    <CoreAdminUI disableTelemetry layout={Shell} catchAll={EmptyPage} error={ShellError}>
                      {elements}
                    </CoreAdminUI>
                  </ResourceDefinitionContext.Provider>
                </LogoutProvider>
              </TabsProvider>
            </LivePathContext.Provider>
          </LocationContext.Provider>
        </Activity>
      )}
      {isLogin && <LoginOverlay />}
      {isPublicNotFound && (
        <Suspense>
          <PublicNotFound />
        </Suspense>
      )}
    </>
  );
}

const EmptyPage = () => null;

/**
 * Resources are known from the start: react-admin would register them one by one after the first render, and
 * re-render all consumers each time.
 */
const noop = () => undefined;

interface ShellErrorProps {
  error: Error;
  resetErrorBoundary: (reason: unknown) => void;
}

/** Last resort when the shell itself fails. */
function ShellError({ error, resetErrorBoundary }: ShellErrorProps) {
  useEffect(
    () => logStore.push({ message: error.message, type: 'danger', stack: error.stack, source: 'shell' }, error),
    [error],
  );
  return <PageError reason="render" onRetry={() => resetErrorBoundary(undefined)} />;
}
