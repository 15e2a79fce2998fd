import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { storedLocale } from '../../i18n/locale';
import { useConsole } from '../ConsoleContext';

/**
 * The login page over a console whose session has ended. If the same user signs in again, the pages are unchanged; for
 * another user the console reloads.
 */
export function LoginOverlay() {
  const { session, config } = useConsole();
  const [LoginPage] = useState(() => lazy(session.LoginPage));
  const [previousUser] = useState(session.currentUser);
  const [locale, setLocale] = useLocaleState();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = session.safeRedirect(params.get('redirect'));
  const proceed = (uuid: string) => {
    if (uuid !== previousUser) {
      window.location.replace(target);
      return;
    }
    // The login page has its own language switch.
    if (storedLocale() !== locale) setLocale(storedLocale());
    navigate(target, { replace: true });
  };
  // If the same user signs in again in another window of this browser, continue here too. Another user's sign-in is ignored,
  // so that unsaved input waits for its author.
  const latest = useRef(proceed);
  useEffect(() => {
    latest.current = proceed;
  });
  useEffect(
    () =>
      session.onOtherWindow((event, uuid) => {
        if (event === 'signedIn' && uuid === previousUser) latest.current(uuid);
      }),
    [session.onOtherWindow, previousUser],
  );
  return (
    <Suspense fallback={null}>
      <LoginPage steps={session.signInSteps} onSignedIn={proceed} site={config.site} />
    </Suspense>
  );
}
