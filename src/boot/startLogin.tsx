import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAuthProvider } from '../authProvider/createAuthProvider';
import { safeRedirect } from '../authProvider/safeRedirect';
import { createHttpClient } from '../core/http';
import { fetchWithPreload } from '../core/http/fetchWithPreload';
import { storedLocale } from '../core/i18n/locale';
import { logStore } from '../core/log';
import { loadConsoleConfig } from '../core/runtime/loadConsoleConfig';
import { COOKIE, cookies } from '../core/storage';
import type { SiteTexts } from '../core/theme/themeTexts';
import LoginPage from '../login/LoginPage';
import { loginTexts } from '../login/loginTexts';
import { createProblemTranslator } from './problemTranslator';
import { signInSteps } from './signInSteps';

/**
 * Shows the login page, and replaces it with the console after sign-in.
 * @param container already contains the rendered page when the Fastify server sent it
 */
export function startLogin(container: HTMLElement): void {
  const translator = createProblemTranslator();
  const authProvider = createAuthProvider({
    http: createHttpClient({
      translate: translator.translate,
      locale: storedLocale,
      // Success is visible anyway, and the form shows failures.
      notify: () => undefined,
      onSessionEnd: () => undefined,
      fetch: fetchWithPreload,
    }),
    resources: () => [],
    // The login page checks no calls. `backendCalls` would pull in the console's scripts.
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
  // Preload the console while the administrator types; a failure surfaces when the code is needed.
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
    // When the server is unreachable, the form stays.
    authProvider.getLoginState().then(
      (state) => state && proceed(),
      () => undefined,
    );
  }
}
