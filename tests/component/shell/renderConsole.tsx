import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type DataProvider, memoryStore, testDataProvider } from 'react-admin';
import { vi } from 'vitest';
import type { Locale } from '../../../contract/constants';
import type { OwnSecondFactors } from '../../../contract/envelope';
import { createI18nProvider } from '../../../src/core/i18n/createI18nProvider';
import { loadConsoleTexts } from '../../../src/core/i18n/loadConsoleTexts';
import { loadWidgetTexts } from '../../../src/core/i18n/loadWidgetTexts';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { DEFAULT_CONSOLE_CONFIG } from '../../../src/core/registry/consoleConfig';
import { assembleConsole } from '../../../src/core/runtime/assembleConsole';
import { createAddPlugin } from '../../../src/core/runtime/createAddPlugin';
import { loadTextSources, pluginTexts } from '../../../src/core/runtime/loadTextSources';
import { Console } from '../../../src/core/shell/Console';
import { createConsoleRouter } from '../../../src/core/shell/createConsoleRouter';
import type { ConsoleSession, SecondFactorCalls } from '../../../src/core/shell/session/ConsoleSession';
import { shellPlugin } from '../../../src/core/shell/shellPlugin';
import { createStyleCache } from '../../../src/core/theme/createStyleCache';

export interface RenderRequest {
  plugins?: readonly PluginDefinition[];
  path?: string;
  session?: Partial<ConsoleSession>;
  /** Decides what may be seen; everything unless told. */
  can?: (question: { resource: string; action: string }) => boolean;
  name?: string;
  /** What the back end answers; nothing unless told. */
  dataProvider?: Partial<DataProvider>;
}

const Home = () => <p>the home page</p>;

/** jsdom lays nothing out: no element ever changes its size or needs scrolling. */
function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
}

/** The section every console has. */
const home: PluginDefinition = {
  id: 'home',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  base: '',
  section: { label: 'section', icon: () => null, order: 0 },
  routes: [{ path: 'index', label: 'title', component: async () => ({ default: Home }) }],
  texts: { 'titles/en': async () => ({ default: { section: 'Home', title: 'Start' } }) },
};

/** Mounts the real shell, in English, over plugins and a session of the test's own. */
export async function renderConsole({
  plugins = [],
  path = '/index',
  session,
  can = () => true,
  name = 'Li',
  dataProvider,
}: RenderRequest = {}) {
  stubLayout();
  window.history.replaceState(null, '', path);
  const candidates = [shellPlugin, home, ...plugins].map((definition) => ({ origin: 'builtin' as const, definition }));
  const config = DEFAULT_CONSOLE_CONFIG;
  let current = assembleConsole({ plugins: candidates, config });
  const load = async (locale: Locale) => ({
    console: { ...(await loadConsoleTexts(locale)) },
    ...(await loadTextSources(
      current.active.flatMap((plugin) => [pluginTexts(plugin, 'titles'), pluginTexts(plugin, 'pages')]),
      locale,
    )),
  });
  const fakeSession: ConsoleSession = {
    check: vi.fn(async () => undefined),
    loginPath: ({ pathname, search }) => `/login?redirect=${encodeURIComponent(pathname + search)}`,
    safeRedirect: (target) => (typeof target === 'string' ? target : '/index'),
    changePassword: vi.fn(async () => undefined),
    reauthenticate: vi.fn(async () => undefined),
    ownSessions: vi.fn(async () => []),
    endSessions: vi.fn(async () => undefined),
    onOtherWindow: () => () => undefined,
    signInSteps: {
      signIn: async () => ({ uuid: 'u1' }),
      finishSignIn: async () => ({ uuid: 'u1' }),
      showPasskey: async () => ({ uuid: 'u1' }),
    },
    reauthenticateByPasskey: vi.fn(async () => undefined),
    secondFactor: async () => factorCalls(),
    reloadPermissions: vi.fn(async () => undefined),
    logout: vi.fn(async () => undefined),
    sendException: vi.fn(async () => undefined),
    currentUser: () => 'u1',
    LoginPage: async () => ({
      default: ({ onSignedIn }) => (
        <button type="button" onClick={() => onSignedIn('u1')}>
          sign in
        </button>
      ),
    }),
    ...session,
  };
  const router = createConsoleRouter({
    get table() {
      return current.table;
    },
    get loadables() {
      return current.loadables;
    },
    session: fakeSession,
  });
  const providers = {
    authProvider: {
      login: async () => undefined,
      logout: async () => undefined,
      checkAuth: async () => undefined,
      checkError: async () => undefined,
      getPermissions: async () => undefined,
      getIdentity: async () => ({ id: 'u1', fullName: name }),
      canAccess: async (question: { resource: string; action: string }) => can(question),
    },
    dataProvider: testDataProvider(dataProvider),
    i18nProvider: createI18nProvider({ locale: 'en', texts: await load('en'), load, onMissingKey: () => undefined }),
    widgetTexts: await loadWidgetTexts('en'),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: memoryStore({ locale: 'en' }),
  };
  const styles = createStyleCache();
  const addPlugin = createAddPlugin({
    candidates,
    config,
    current: () => current,
    apply: async (next) => {
      current = next;
      await providers.i18nProvider.changeLocale('en');
      rerender(consoleNow());
    },
    onProblems: () => undefined,
  });
  const consoleNow = () => (
    <Console
      parts={{ ...current, config, configFaults: [], addPlugin, session: fakeSession, version: '0.0.1' }}
      providers={{ ...providers, i18nProvider: { ...providers.i18nProvider } }}
      router={router}
      styles={styles}
    />
  );
  const { rerender } = render(consoleNow());
  return { router, session: fakeSession, providers };
}

/** The calls about one's second factors, with what there is of them; none unless told. */
export function factorCalls(own: Partial<OwnSecondFactors> = {}) {
  const nothing = { factors: [], recoveryCodes: 0, canAddPasskey: false, canShowPasskey: false, isRequired: false };
  return {
    own: async () => ({ ...nothing, ...own }),
    beginApp: async () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
    confirmApp: vi.fn(async () => []),
    addPasskey: vi.fn(async () => []),
    rename: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    renewCodes: vi.fn(async () => []),
  } satisfies SecondFactorCalls;
}

/** A section with pages of the test's own, by path. */
export function section(
  id: string,
  pages: Record<string, NonNullable<PluginDefinition['routes']>[number]['component']>,
): PluginDefinition {
  return {
    id,
    version: '1.0.0',
    engines: { console: '^1.0.0' },
    section: { label: 'section', icon: () => null, order: 10 },
    routes: Object.entries(pages).map(([path, component]) => ({ path, label: `pages.${path}`, component })),
    texts: {
      'titles/en': async () => ({
        default: {
          section: `Section ${id}`,
          pages: Object.fromEntries(Object.keys(pages).map((path) => [path, `Page ${path}`])),
        },
      }),
    },
  };
}
