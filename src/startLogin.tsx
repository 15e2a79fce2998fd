import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAuthProvider } from './authProvider/createAuthProvider';
import { safeRedirect } from './authProvider/safeRedirect';
import { createHttpClient } from './core/http';
import { startedFetch } from './core/http/startedFetch';
import { storedLocale } from './core/i18n/locale';
import { logStore } from './core/log';
import { loadConsoleConfig } from './core/runtime/loadConsoleConfig';
import { COOKIE, cookies } from './core/storage';
import type { SiteTexts } from './core/theme/themeTexts';
import LoginPage from './login/LoginPage';
import { loginTexts } from './login/loginTexts';
import { createProblemTranslator } from './problemTranslator';
import { signInSteps } from './signInSteps';

/**
 * Shows the login page on its own, and boots the console in its place when somebody has signed in.
 * @param container has the page in it already where our server answers
 */
export function startLogin(container: HTMLElement): void {
  const translator = createProblemTranslator();
  const authProvider = createAuthProvider({
    http: createHttpClient({
      translate: translator.translate,
      locale: storedLocale,
      // Success shows itself; what goes wrong is told in the form.
      notify: () => undefined,
      onSessionEnd: () => undefined,
      fetch: startedFetch(),
    }),
    resources: () => [],
    // Nothing is offered here; not `backendCalls`, which would bring the console's own scripts along.
    has: () => true,
  });
  const target = safeRedirect(new URLSearchParams(window.location.search).get('redirect'));
  const importConsole = () => Promise.all([import('./startConsole'), import('./resolveConsole')]);
  const proceed = async () => {
    try {
      const [{ startConsole }, { resolveConsole }] = await importConsole();
      window.history.replaceState(null, '', target);
      await startConsole(root, await resolveConsole());
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      logStore.push({ message: String(error), type: 'danger', source: 'startConsole', stack }, error);
      throw error;
    }
  };
  const steps = signInSteps(authProvider);
  const signIn = async (credentials: { username: string; password: string }) => {
    try {
      await translator.load(storedLocale());
    } catch (cause) {
      throw new Error(loginTexts[storedLocale()].offline, { cause });
    }
    return steps.signIn(credentials);
  };
  // Fetched while the administrator types; a failure shows when it is really needed.
  const prefetch = () => {
    importConsole().catch(() => undefined);
    translator.load(storedLocale()).catch(() => undefined);
  };

  function Login() {
    const [site, setSite] = useState<SiteTexts>({});
    useEffect(() => {
      loadConsoleConfig().then(({ config }) => setSite(config.site));
    }, []);
    return <LoginPage steps={{ ...steps, signIn }} onSignedIn={proceed} onInput={prefetch} site={site} />;
  }

  const isInPage = container.querySelector(':scope > .login') !== null;
  const root = isInPage ? hydrateRoot(container, <Login />) : createRoot(container);
  if (!isInPage) root.render(<Login />);
  if (cookies.get(COOKIE.token) !== undefined) {
    // A server that cannot be asked leaves the form as it is.
    authProvider.isLoggedIn().then(
      (state) => state && proceed(),
      () => undefined,
    );
  }
}
