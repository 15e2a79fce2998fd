import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useGrayMode } from '../../plugin-api';
import { useConsole } from '../ConsoleContext';
import { LivePathContext } from '../LivePathContext';
import { SIGN_OUT_PATH } from '../overlayPaths';
import { useTabsActions, useTabsView } from '../tabs/TabsContext';
import { toastStore } from '../toast/toastStore';
import { LOGIN_PATH } from './guard';

const AskLogoutContext = createContext<() => void>(() => undefined);

/** Opens the question whether to sign out. */
export const useAskLogout = () => useContext(AskLogoutContext);

/**
 * Signing out with confirmation (spec §4): the screen goes grey while a warning asks; it opens from the user menu and
 * at /index4, over the page in view.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { session } = useConsole();
  const store = useStoreContext();
  const view = useLocation();
  const isSignOutPage = useContext(LivePathContext) === SIGN_OUT_PATH;
  const [isAsked, setAsked] = useState(false);
  const { unsaved } = useTabsView();
  const { endSession } = useTabsActions();
  const isOpen = isAsked || isSignOutPage;
  const [isGray] = useGrayMode();

  const cancel = () => {
    setAsked(false);
    toastStore.push({ type: 'info', message: translate('console.logout.cancelled') });
    if (isSignOutPage) navigate(view, { replace: true });
  };
  const confirm = async () => {
    await session.logout();
    store.reset();
    endSession();
    // A fresh page: nothing of this user stays in memory for the next one.
    window.location.replace(LOGIN_PATH);
  };
  return (
    <AskLogoutContext.Provider value={() => setAsked(true)}>
      <div style={{ filter: isOpen || isGray ? 'grayscale(1)' : undefined }}>{children}</div>
      <Dialog open={isOpen} onClose={cancel} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="logout-title">
        <DialogTitle id="logout-title" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <WarningAmberIcon color="warning" />
          {translate('console.logout.title')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('console.logout.question')}</DialogContentText>
          {unsaved.size > 0 && (
            <DialogContentText>{translate('console.tabs.logout', { count: unsaved.size })}</DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={cancel}>
            {translate('console.action.cancel')}
          </Button>
          <Button variant="contained" onClick={confirm} autoFocus>
            {translate('console.action.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </AskLogoutContext.Provider>
  );
}
