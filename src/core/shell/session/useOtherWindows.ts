import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOGIN_PATH } from '../../../../contract/paths';
import { useConsole } from '../ConsoleContext';

/**
 * Covers this window at once when its administrator signs out in another; the pages behind stay as they are. Starts anew
 * when another begins or ends to see the console as somebody else.
 */
export function useOtherWindows(): void {
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
