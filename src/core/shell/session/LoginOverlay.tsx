import { lazy, Suspense, useState } from 'react';
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
  return (
    <Suspense fallback={null}>
      <LoginPage signIn={session.signIn} onSignedIn={proceed} site={config.site} />
    </Suspense>
  );
}
