import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../../../../contract/pages/paths';
import { useConsole } from '../ConsoleContext';

/**
 * Shows the login page at once when the user signs out in another window; the pages behind it are unchanged. Reloads when
 * another window begins or ends a view as another user.
 */
export function useSessionSync(): void {
  const { session } = useConsole();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.onOtherWindow((event) => {
        if (event === 'viewChanged') window.location.reload();
        if (event === 'signedOut' && window.location.pathname !== LOGIN_PATH) {
          navigate(session.loginPath(window.location));
        }
      }),
    [session, navigate],
  );
}
