import { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { version } from '../package.json';
import { createAuthProvider, loginPath, safeRedirect } from './authProvider';
import { createHttpClient } from './core/http';
import { createI18nProvider } from './core/i18n/createI18nProvider';
import { loadConsoleTexts } from './core/i18n/loadConsoleTexts';
import { loadWidgetTexts } from './core/i18n/loadWidgetTexts';
import { storedLocale, toLocale } from './core/i18n/locale';
import { entityPage } from './core/kit/entityPage';
import { type LogEntry, logStore } from './core/log';
import { matchRoute } from './core/registry/matchRoute';
import type { ActivePlugin } from './core/registry/resolvedPlugin';
import { createAddPlugin } from './core/runtime/createAddPlugin';
import { Console } from './core/shell/Console';
import { createConsoleRouter } from './core/shell/createConsoleRouter';
import { loadSettings } from './core/shell/loadSettings';
import { passwordPrompt } from './core/shell/session/passwordPrompt';
import { toastStore } from './core/shell/toast/toastStore';
import { COOKIE, cookies, currentUser, onSessionEvent, type SessionEvent, userStorage } from './core/storage';
import { createUserStore } from './core/storage/createUserStore';
import { createStyleCache } from './core/theme/createStyleCache';
import { createDataProvider, type ResourceBinding } from './dataProvider';
import { loadTexts } from './loadTexts';
import { createOpenSections } from './openSections';
import { logProblems, resolveConsole } from './resolveConsole';
import { sendException } from './sendException';
import { signInSteps } from './signInSteps';

/** Puts the console together and shows it: configuration, plugins, texts, providers, shell. */
export async function startConsole(root: Root): Promise<void> {
  loadSettings(userStorage());
  const locale = storedLocale();
  // All texts of a language are one file: on its way while the configuration is read.
  loadConsoleTexts(locale).catch(() => undefined);
  let i18nProvider: I18nProvider | undefined;
  const currentLocale = () => toLocale(i18nProvider?.getLocale() ?? locale);
  const sections = createOpenSections({
    active: () => current.active,
    locale: currentLocale,
    refresh: () => started.then(showTexts),
  });
  const { candidates, config, configFaults, assembled } = await resolveConsole({ beforeShown: sections.open });
  let current = assembled;
  const first = matchRoute(current.table, window.location.pathname);
  if (first && 'page' in first) sections.openAtStart(first.page.plugin);
  const started = Promise.all([loadTexts(current.active, locale, sections.ready()), loadWidgetTexts(locale)]);
  // Only a failure before the first render finds no texts yet; its key is still better than nothing.
  const translate = (key: string, params?: Record<string, string | number>) =>
    i18nProvider?.translate(key, params) ?? key;
  const queryClient = new QueryClient({
    // A failing call is shown at once with a way to try again, not after seconds of silent tries.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const http = createHttpClient({
    translate,
    locale: currentLocale,
    notify: ({ type, message, duration }) => toastStore.push({ type, message, duration }),
    onSessionEnd: () => router.navigate(loginPath(window.location)),
    confirmPassword: passwordPrompt.ask,
  });
  const { operations } = config.backend;
  const resources = () => bindingsOf(current.active);
  const authProvider = createAuthProvider({ http, resources, operations });
  const dataProvider = createDataProvider({
    http,
    resources,
    operations,
    translate,
    onPartialWrite: (names) => {
      for (const name of names) queryClient.invalidateQueries({ queryKey: [name] });
    },
  });
  let user = currentUser();
  const session = {
    check: async () => {
      await authProvider.checkAuth({});
      return {
        mustChangePassword: await authProvider.mustChangePassword(),
        mustEnrol: await authProvider.mustEnrol(),
      };
    },
    changePassword: authProvider.changePassword,
    loginPath,
    safeRedirect,
    reauthenticate: authProvider.reauthenticate,
    ownSessions: authProvider.ownSessions,
    endSessions: authProvider.endSessions,
    onOtherWindow: (listener: (event: SessionEvent, uuid: string) => void) =>
      onSessionEvent((event) => listener(event, currentUser())),
    signInSteps: signInSteps(authProvider, (uuid) => {
      user = uuid;
    }),
    reauthenticateByPasskey: authProvider.reauthenticateByPasskey,
    secondFactor: async () => (await import('./authProvider/secondFactor')).createSecondFactor(http),
    reloadPermissions: authProvider.reloadPermissions,
    logout: () => authProvider.logout({}),
    sendException: (entry: LogEntry) => sendException(http, entry),
    currentUser: () => user,
    LoginPage: () => import('./login/LoginPage'),
  };
  // Starts at once: who is logged in, what they may do and the page's code are asked for while the texts arrive.
  if (cookies.get(COOKIE.token) !== undefined) authProvider.getPermissions?.({}).catch(() => undefined);
  const router = createConsoleRouter({
    get table() {
      return current.table;
    },
    get loadables() {
      return current.loadables;
    },
    session,
  });
  const [texts, widgetTexts] = await started;
  const translator = createI18nProvider({
    locale,
    texts,
    load: (code) => loadTexts(current.active, code, sections.ready()),
    isAwaited: sections.isAwaited,
    onMissingKey: (key) => import.meta.env.DEV && logStore.push({ message: `No text for the key ${key}` }),
  });
  i18nProvider = translator;
  /** Texts that came join the language in view. */
  const showTexts = async () => {
    await translator.changeLocale(translator.getLocale());
    flushSync(show);
  };
  const addPlugin = createAddPlugin({
    candidates,
    config,
    current: () => current,
    beforeShown: sections.open,
    entityPage,
    apply: async (next) => {
      current = next;
      await showTexts();
      // Menus ask anew what may be seen, now that there is more of it.
      await queryClient.invalidateQueries({ queryKey: ['auth'] });
    },
    onProblems: logProblems,
  });
  const store = createUserStore(currentUser());
  const styles = createStyleCache();
  const show = () =>
    root.render(
      <Console
        parts={{ ...current, config, configFaults, addPlugin, session, version }}
        // Another object each time, so that everyone translates again.
        providers={{
          authProvider,
          dataProvider,
          i18nProvider: { ...translator },
          widgetTexts,
          queryClient,
          store,
        }}
        router={router}
        styles={styles}
      />,
    );
  show();
}

/** How the resources of plugins reach the back end. */
function bindingsOf(active: readonly ActivePlugin[]): ResourceBinding[] {
  return active
    .flatMap((plugin) => plugin.resources)
    .map(({ fullName: name, entity, protocol = 'care', baseUrl }) => ({ name, entity, protocol, baseUrl }));
}
