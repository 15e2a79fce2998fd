import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { LOGIN_PATH } from '../../../../contract/pages/paths';
import { useGrayMode } from '../../plugin-api';
import { useConsole } from '../ConsoleContext';
import { LivePathContext } from '../LivePathContext';
import { SIGN_OUT_PATH } from '../overlayPaths';
import { useTabsActions, useTabsView } from '../tabs/TabsContext';
import { toastStore } from '../toast/toastStore';

const LogoutDialog = lazy(() => import('./LogoutDialog'));

const OpenLogoutDialogContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the sign-out dialog. */
export const useOpenLogoutDialog = () => useContext(OpenLogoutDialogContext);

/**
 * Sign-out with confirmation (spec §4): the screen turns gray behind the dialog. It opens from the user menu and at
 * /index4, over the current page.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { session } = useConsole();
  const store = useStoreContext();
  const visibleLocation = useLocation();
  const isSignOutPage = useContext(LivePathContext) === SIGN_OUT_PATH;
  const [isRequested, setRequested] = useState(false);
  const { unsaved } = useTabsView();
  const { endSession } = useTabsActions();
  const isOpen = isRequested || isSignOutPage;
  const [isGray] = useGrayMode();

  const cancel = () => {
    setRequested(false);
    toastStore.push({ type: 'info', message: translate('console.logout.cancelled') });
    if (isSignOutPage) navigate(visibleLocation, { replace: true });
  };
  const signOut = async () => {
    await session.logout();
    store.reset();
    endSession();
    // A full page load, so that no data of this user stays in memory for the next one.
    window.location.replace(LOGIN_PATH);
  };
  return (
    <OpenLogoutDialogContext.Provider value={() => setRequested(true)}>
      <div style={{ filter: isOpen || isGray ? 'grayscale(1)' : undefined }}>{children}</div>
      {isOpen && (
        <Suspense fallback={null}>
          <LogoutDialog unsaved={unsaved.size} onCancel={cancel} onConfirm={signOut} />
        </Suspense>
      )}
    </OpenLogoutDialogContext.Provider>
  );
}
