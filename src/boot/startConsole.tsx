import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import type { AuthProvider, I18nProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { isFileId } from '../../contract/calls/files';
import { version } from '../../package.json';
import { createAuthProvider, loginPath, safeRedirect } from '../authProvider';
import { createHttpClient, trackUserActivity } from '../core/http';
import { bulkNotice } from '../core/http/bulkNotice';
import { fetchWithPreload } from '../core/http/fetchWithPreload';
import { createI18nProvider } from '../core/i18n/createI18nProvider';
import { storedLocale, toLocale } from '../core/i18n/locale';
import { loadMuiTexts } from '../core/i18n/mui/loadMuiTexts';
import { createEntityPage } from '../core/kit/createEntityPage';
import kitCss from '../core/kit/kit.css?inline';
import valuesCss from '../core/kit/values.css?inline';
import type { LiveConnection } from '../core/live/createLiveConnection';
import { type LogEntry, logStore } from '../core/log';
import type { AddPlugin } from '../core/plugin-api';
import { matchRoute } from '../core/registry/matchRoute';
import { assembleConsole } from '../core/runtime/assembleConsole';
import type { PluginAdder } from '../core/runtime/createAddPlugin';
import { createQueryClient } from '../core/runtime/createQueryClient';
import { runWhenPageIdle } from '../core/runtime/runWhenPageIdle';
import { Console } from '../core/shell/Console';
import { createConsoleRouter, whenReady } from '../core/shell/createConsoleRouter';
import { loadSettings } from '../core/shell/loadSettings';
import { passwordPrompt, resendPrompt } from '../core/shell/session/prompts';
import shellCss from '../core/shell/shell.css?inline';
import { toastStore } from '../core/shell/toast/toastStore';
import {
  COOKIE,
  cookies,
  currentUser,
  leaveViewAs,
  onSessionEvent,
  type SessionEvent,
  userStorage,
} from '../core/storage';
import { createUserStore } from '../core/storage/createUserStore';
import baseCss from '../core/theme/base.css?inline';
import { createStyleCache } from '../core/theme/mui/createStyleCache';
import { backendCalls, createDataProvider } from '../dataProvider';
import { seedListCache } from './askStartedList';
import { bindingsOf } from './bindingsOf';
import { applyRightsChange } from './followRights';
import { loadTexts } from './loadTexts';
import { createOpenSections } from './openSections';
import { logProblems, type ResolvedConsole } from './resolveConsole';
import { sendException } from './sendException';
import { signInSteps } from './signInSteps';

const CSS = baseCss + shellCss + kitCss + valuesCss;

/** Assembles the console from plugins, texts, providers and shell, and renders it. */
export async function startConsole(root: Root, resolved: ResolvedConsole): Promise<void> {
  loadSettings(userStorage());
  const locale = storedLocale();
  let i18nProvider: I18nProvider | undefined;
  const currentLocale = () => toLocale(i18nProvider?.getLocale() ?? locale);
  const sections = createOpenSections({
    active: () => current.active,
    locale: currentLocale,
    refresh: () => started.then(showTexts),
  });
  const { candidates, late, config, configFaults, arranged } = resolved;
  const has = await backendCalls(config.backend.operations);
  let current = assembleConsole({ pluginsAndRoutes: arranged, config, beforeShow: sections.open });
  const first = matchRoute(current.table, window.location.pathname);
  if (first && 'page' in first) sections.openAtStart(first.page.plugin);
  const started = Promise.all([loadTexts(current.active, locale, sections.ready()), loadMuiTexts(locale)]);
  // Before the first render no texts are loaded; a failure then shows its key, which is better than nothing.
  const translate = (key: string, params?: Record<string, string | number>) =>
    i18nProvider?.translate(key, params) ?? key;
  const queryClient = createQueryClient();
  const http = createHttpClient({
    translate,
    locale: currentLocale,
    notify: ({ type, message, duration }) => toastStore.push({ type, message, duration }),
    onSessionEnd: () => (leaveViewAs() ? window.location.assign('/') : router.navigate(loginPath(window.location))),
    confirmPassword: passwordPrompt.ask,
    noticeOf: bulkNotice,
    confirmResend: resendPrompt.ask,
    fetch: fetchWithPreload,
    hasOperation: has,
    onRightsChange: () => {
      const names = () => resources().map(({ name }) => name);
      // The HTTP client has already logged and shown the failure.
      applyRightsChange({ queryClient, authProvider, resources: names }).catch(() => undefined);
    },
  });
  const { masking, ...lists } = config.backend;
  const resources = () => bindingsOf(current.active);
  const authProvider = createAuthProvider({ http, resources, has });
  const dataProvider = createDataProvider({
    http,
    resources,
    has,
    masking,
    lists,
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
    portrait: async () => {
      const avatar = (await authProvider.getLoginState())?.avatar;
      return avatar && isFileId(avatar) ? dataProvider.readFile(avatar) : undefined;
    },
    changePortrait: async (picture: File | undefined) =>
      authProvider.changePortrait(picture ? (await dataProvider.uploadFile(picture, { kind: 'image' })).fileId : null),
    loginPath,
    safeRedirect,
    reauthenticate: authProvider.reauthenticate,
    getViewAs: authProvider.getViewedConsole,
    endViewAs: async () => {
      await authProvider.endView();
      // Reload, because all cached data belongs to the view.
      window.location.assign('/');
    },
    ownSessions: authProvider.ownSessions,
    endSessions: authProvider.endSessions,
    onOtherWindow: (listener: (event: SessionEvent, uuid: string) => void) =>
      onSessionEvent((event) => listener(event, currentUser())),
    signInSteps: signInSteps(authProvider, (uuid) => {
      user = uuid;
      listen();
    }),
    reauthenticateByPasskey: authProvider.reauthenticateByPasskey,
    secondFactor: async () => (await import('../authProvider/secondFactor')).createSecondFactorCalls(http),
    reloadPermissions: authProvider.reloadPermissions,
    logout: () => authProvider.logout({}),
    sendException: (entry: LogEntry) => sendException(http, entry),
    currentUser: () => user,
    LoginPage: () => import('../login/LoginPage'),
  };
  // Start these requests now: session, permissions and page code load while the texts load.
  const isSignedIn = cookies.get(COOKIE.token) !== undefined;
  const permissions = isSignedIn ? authProvider.getPermissions?.({}).catch(() => undefined) : undefined;
  const router = createConsoleRouter({
    get table() {
      return current.table;
    },
    get loadables() {
      return current.loadables;
    },
    session,
  });
  const resource = first && 'page' in first ? first.page.resource : undefined;
  const list = isSignedIn
    ? seedListCache({ queryClient, dataProvider, resources: resources(), resource }).catch(ignore)
    : undefined;
  // The frame in the HTML stays visible until all of these have loaded, so that menus and page replace it in one step.
  const [[texts, widgetTexts]] = await Promise.all([started, whenReady(router), permissions]);
  // Fill react-admin's session queries before the first render, so that their results do not cause a second one.
  if (cookies.get(COOKIE.token) !== undefined) await prefetchSession(queryClient, authProvider);
  // The first render includes the list if it has arrived; it does not wait for a slow list.
  await Promise.race([list, new Promise((resolve) => setTimeout(resolve))]);
  const translator = createI18nProvider({
    locale,
    texts,
    load: (code) => loadTexts(current.active, code, sections.ready()),
    isLoading: sections.isAwaited,
    onMissingKey: (key) => import.meta.env.DEV && logStore.push({ message: `No text for the key ${key}` }),
  });
  i18nProvider = translator;
  /** Shows texts that were loaded later, in the current language. */
  const showTexts = async () => {
    await translator.reloadTexts();
    flushSync(show);
  };
  let pluginAdder: Promise<PluginAdder> | undefined;
  /** Plugins rarely join a running console, so this code is fetched only when one does. */
  const plugins = () => {
    pluginAdder ??= import('../core/runtime/createAddPlugin').then(({ createAddPlugin }) =>
      createAddPlugin({
        candidates,
        config,
        current: () => current,
        beforeShow: sections.open,
        createEntityPage,
        apply: async (next) => {
          current = next;
          await showTexts();
          // Refetch access checks for the new menus.
          await queryClient.invalidateQueries({ queryKey: ['auth'] });
        },
        onProblems: logProblems,
      }),
    );
    return pluginAdder;
  };
  const addPlugin: AddPlugin = async (definition) => (await plugins()).addPlugin(definition);
  const store = createUserStore(currentUser());
  const styles = createStyleCache();
  const show = () =>
    root.render(
      <Console
        parts={{ ...current, config, configFaults, addPlugin, session, version }}
        // A new object each time, so that every consumer translates again.
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
        css={CSS}
      />,
    );
  // A transition renders in slices and keeps the browser responsive. The frame stays until the whole tree is ready.
  startTransition(show);
  trackUserActivity();
  let live: Promise<LiveConnection> | undefined;
  /** Opens the stream of live updates after the page is shown. */
  const listen = () => {
    live ??= import('./startLive').then(({ startLive }) =>
      startLive({
        queryClient,
        resources,
        has,
        token: () => cookies.get(COOKIE.token),
        // Every response carries the permission version; this call only triggers that check.
        onRights: () =>
          void http.send({ operation: 'isLogin', entity: 'admin', scope: 'open', silent: true }).catch(ignore),
        // A user who has signed out needs no message.
        onEnd: () => cookies.get(COOKIE.token) !== undefined && void authProvider.reloadPermissions().catch(ignore),
      }),
    );
    live.then((connection) => connection.start()).catch(ignore);
  };
  onSessionEvent((event) => {
    if (event === 'signedIn') listen();
    if (event === 'signedOut') live?.then((connection) => connection.stop()).catch(ignore);
  });
  runWhenPageIdle(listen);
  for (const plugin of late) void plugin.then(async (candidate) => (await plugins()).addLoadedPlugin(candidate));
}

const ignore = () => undefined;

/** Prefetches react-admin's `useGetIdentity` and `usePermissions`. A failure surfaces when the hooks fetch again. */
async function prefetchSession(queryClient: QueryClient, { getIdentity, getPermissions }: AuthProvider): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery({ queryKey: ['auth', 'getIdentity'], queryFn: async () => getIdentity?.() }),
    queryClient.prefetchQuery({
      queryKey: ['auth', 'getPermissions', {}],
      queryFn: async () => (await getPermissions?.({})) ?? null,
    }),
  ]);
}
