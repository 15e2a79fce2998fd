import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { storedLocale } from '../../i18n/locale';
import { useConsole } from '../ConsoleContext';

/**
 * The login page over a console whose session ended. Whoever signs in again finds the pages as they were; for another
 * administrator everything starts afresh.
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
    // The login page has a language switch of its own.
    if (storedLocale() !== locale) setLocale(storedLocale());
    navigate(target, { replace: true });
  };
  // Who signed in again in another window of this browser goes on here too; of somebody else nothing is told, so that what was
  // typed waits for its author.
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
