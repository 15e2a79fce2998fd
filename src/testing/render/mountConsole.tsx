import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type AuthProvider, type DataProvider, memoryStore } from 'react-admin';
import { createMemoryRouter } from 'react-router';
import type { Locale } from '../../../contract/constants';
import { loadTexts } from '../../boot/loadTexts';
import { createI18nProvider } from '../../core/i18n/createI18nProvider';
import { loadMuiTexts } from '../../core/i18n/mui/loadMuiTexts';
import { createEntityPage } from '../../core/kit/createEntityPage';
import type { PluginDefinition } from '../../core/plugin-api';
import { type ConsoleConfig, DEFAULT_CONSOLE_CONFIG } from '../../core/registry/consoleConfig';
import { parsePlugin } from '../../core/registry/parsePlugin';
import { resolvePluginsAndRoutes } from '../../core/registry/resolvePluginsAndRoutes';
import { type AssembledConsole, assembleConsole } from '../../core/runtime/assembleConsole';
import { createAddPlugin } from '../../core/runtime/createAddPlugin';
import { Console } from '../../core/shell/Console';
import { createConsoleRouter, type RouterFactory } from '../../core/shell/createConsoleRouter';
import type { ConsoleSession } from '../../core/shell/session/ConsoleSession';
import { shellPlugin } from '../../core/shell/shellPlugin';
import { createStyleCache } from '../../core/theme/mui/createStyleCache';
import { homePlugin } from './homePlugin';
import { testSession } from './testSession';

/** Parts of a mounted console that its data provider can use. */
export interface MountedParts {
  /** Returns the current assembly. */
  assembled: () => AssembledConsole;
  translate: (key: string, params?: Record<string, string | number>) => string;
  locale: () => Locale;
}

export interface MountRequest {
  plugins: readonly PluginDefinition[];
  dataProvider: (parts: MountedParts) => DataProvider;
  canAccess: (parts: MountedParts) => NonNullable<AuthProvider['canAccess']>;
  path: string;
  locale: Locale;
  config?: Partial<ConsoleConfig>;
  session?: ConsoleSession;
  /** Permissions for react-admin. Defaults to an immediate empty response. */
  getPermissions?: NonNullable<AuthProvider['getPermissions']>;
  /** Name of the administrator. */
  name?: string;
  makeRouter?: RouterFactory;
}

/** Renders the real console with the plugins, data provider and session of a test. */
export async function mountConsole(request: MountRequest) {
  const { plugins, path, locale, session = testSession(), name = 'Li' } = request;
  const { makeRouter = (routes) => createMemoryRouter(routes, { initialEntries: [path] }) } = request;
  stubLayoutApis();
  const candidates = [shellPlugin, homePlugin, ...plugins].map((definition) => ({
    origin: 'builtin' as const,
    definition,
  }));
  const config: ConsoleConfig = { ...DEFAULT_CONSOLE_CONFIG, ...request.config };
  const pluginsAndRoutes = resolvePluginsAndRoutes({
    plugins: candidates,
    config,
    createEntityPage,
    parse: parsePlugin,
  });
  let current = assembleConsole({ pluginsAndRoutes: pluginsAndRoutes, config });
  // Starts immediately, as in the product: the first page loads while texts arrive.
  const router = createConsoleRouter(
    {
      get table() {
        return current.table;
      },
      get loadables() {
        return current.loadables;
      },
      session,
    },
    makeRouter,
  );
  const load = (code: Locale) => loadTexts(current.active, code, new Set(current.active.map(({ id }) => id)));
  const missing: string[] = [];
  const i18nProvider = createI18nProvider({
    locale,
    texts: await load(locale),
    load,
    onMissingKey: (key) => missing.push(key),
  });
  const parts: MountedParts = { assembled: () => current, translate: i18nProvider.translate, locale: () => locale };
  const canAccess = request.canAccess(parts);
  const providers = {
    authProvider: {
      login: async () => undefined,
      logout: async () => undefined,
      checkAuth: async () => undefined,
      checkError: async () => undefined,
      getPermissions: request.getPermissions ?? (async () => undefined),
      getIdentity: async () => ({ id: session.currentUser(), fullName: name }),
      canAccess,
    },
    dataProvider: request.dataProvider(parts),
    i18nProvider,
    widgetTexts: await loadMuiTexts(locale),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: memoryStore({ locale }),
  };
  const styles = createStyleCache();
  const { addPlugin } = createAddPlugin({
    candidates,
    config,
    current: () => current,
    createEntityPage,
    apply: async (next) => {
      current = next;
      await i18nProvider.reloadTexts();
      rerender(currentConsole());
    },
    onProblems: () => undefined,
  });
  const currentConsole = () => (
    <Console
      parts={{ ...current, config, configFaults: [], addPlugin, session, version: '0.0.1' }}
      providers={{ ...providers, i18nProvider: { ...i18nProvider } }}
      router={router}
      styles={styles}
      // jsdom has no layout.
      css=""
    />
  );
  // Awaited, because a page whose code has already loaded may suspend in the first render.
  const { rerender, unmount } = await act(async () => render(currentConsole()));
  return { router, session, providers, addPlugin, missing, plugins: current.plugins, unmount };
}

/** Stubs layout APIs: in jsdom, no element ever changes its size or needs scrolling. */
function stubLayoutApis(): void {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView ??= () => undefined;
}
