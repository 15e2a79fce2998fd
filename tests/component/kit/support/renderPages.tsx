import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, type Store } from 'ra-core';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Locale } from '../../../../contract/constants';
import { createI18nProvider } from '../../../../src/core/i18n/createI18nProvider';
import type { KitDataProvider } from '../../../../src/core/kit';
import {
  type Host,
  type HostAction,
  HostContext,
  type HostPage,
  type HostQueueSource,
  type HostWidget,
} from '../../../../src/core/plugin-api';
import { toAppearance } from '../../../../src/core/theme/appearance';
import { createConsoleTheme } from '../../../../src/core/theme/mui/createConsoleTheme';
import { allProblemTexts, entityTexts } from '../../../support/sectionTexts';
import type { FakeTable } from './fakeBackend';

export interface RenderRequest {
  dataProvider: KitDataProvider;
  /** Tables of the back end; each is a resource with the pages below. */
  tables: Record<string, FakeTable>;
  /** The resource whose pages are rendered: its address without a leading slash. */
  resource: string;
  pages: { list?: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };
  /** Address of the first page, below the resource (`/3/show`). */
  at?: string;
  can?: (action: string) => boolean;
  actions?: readonly HostAction[];
  /** Widgets by slot. */
  widgets?: Readonly<Record<string, readonly HostWidget[]>>;
  queue?: readonly HostQueueSource[];
  /** Other pages of the sections, such as those of special reads. */
  otherPages?: readonly HostPage[];
  locale?: Locale;
  store?: Store;
}

// Without transitions, so that closed dialogs and menus are removed immediately.
const theme = createTheme({ ...createConsoleTheme(toAppearance({})), transitions: { create: () => 'none' } });

// Lazy parts take time on a busy machine; what never arrives still fails.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

/** Renders pages of a resource in a console with real texts. A text without a translation fails the test. */
export async function renderPages({
  dataProvider,
  tables,
  resource,
  pages,
  at = '',
  can = () => true,
  actions = [],
  widgets = {},
  queue = [],
  otherPages = [],
  locale = 'zh-CN',
  store = memoryStore(),
}: RenderRequest) {
  const texts = await loadTextSources(locale);
  const missing: string[] = [];
  const i18nProvider = createI18nProvider({
    locale,
    texts,
    load: loadTextSources,
    onMissingKey: (key) => missing.push(key),
  });
  const host: Host = {
    resourceName: (reference) => reference,
    entityDefinition: async (entity) => Object.values(tables).find((table) => table.entity.name === entity)?.entity,
    entityResource: (entity) => Object.keys(tables).find((name) => tables[name]?.entity.name === entity),
    settings: () => ({}),
    actions: (name) => (name === resource ? actions : []),
    widgets: (slot) => widgets[slot] ?? [],
    figures: async () => [],
    queue: async () => queue,
    sections: [],
    pages: otherPages,
  };
  const definitions = Object.fromEntries(
    Object.entries(tables).map(([name, { entity }]) => [
      name,
      { name, recordRepresentation: entity.titleField, hasList: true, ...(name === resource && hasPages(pages)) },
    ]),
  );
  const Shell = () => (
    <CoreAdminContext
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => undefined,
        canAccess: async ({ action }) => can(action),
      }}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={store}
    >
      <HostContext.Provider value={host}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ResourceContextProvider value={resource}>
            <ThemeProvider theme={theme}>
              <Outlet />
            </ThemeProvider>
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
      </HostContext.Provider>
    </CoreAdminContext>
  );
  const page = (component: ComponentType | undefined): ReactNode => component && createElement(component);
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: `/${resource}`, element: page(pages.list) ?? <p>list page</p> },
          { path: `/${resource}/create`, element: page(pages.create) ?? <p>create page</p> },
          { path: `/${resource}/:id/show`, element: page(pages.show) ?? <p>show page</p> },
          { path: `/${resource}/:id`, element: page(pages.edit) ?? <p>edit page</p> },
        ],
      },
    ],
    { initialEntries: [`/${resource}${at}`] },
  );
  // No delay between keys and no style lookups for each click, because whole pages are large for jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(<RouterProvider router={router} />);
  return { user, router, missing, view, store };
}

function hasPages(pages: RenderRequest['pages']) {
  return {
    hasCreate: pages.create !== undefined,
    hasEdit: pages.edit !== undefined,
    hasShow: pages.show !== undefined,
  };
}

/** Plugins whose texts the pages may use; each is also a section. */
const PLUGINS = [
  'home',
  'elderly',
  'service',
  'account',
  'message',
  'visit',
  'device',
  'record',
  'report',
  'system',
] as const;

async function loadTextSources(locale: Locale) {
  const [ra, kit, problems, plugins, ...sections] = await Promise.all([
    import(locale === 'en' ? '../../../../src/core/i18n/ra/en.ts' : `../../../../src/core/i18n/ra/${locale}.json`),
    import(`../../../../src/core/kit/texts/${locale}.json`),
    allProblemTexts(locale),
    Promise.all(PLUGINS.map((plugin) => pluginTexts(plugin, locale))),
    ...PLUGINS.map((section) => entityTexts(section, locale)),
  ]);
  return {
    ra: ra.default,
    kit: kit.default,
    ...Object.fromEntries(
      PLUGINS.map((plugin, position) => [plugin === 'home' ? plugin : `${plugin}-manage`, plugins[position]]),
    ),
    sections: Object.fromEntries(PLUGINS.map((plugin, position) => [plugin, plugins[position]?.section])),
    problems: { ...problems },
    entities: JSON.parse(JSON.stringify(Object.assign({}, ...sections))),
  };
}

/** Returns the titles and all other texts of a section. */
async function pluginTexts(plugin: string, locale: Locale) {
  const [titles, texts] = await Promise.all([
    import(`../../../../src/plugins/${plugin}/texts/titles/${locale}.json`),
    import(`../../../../src/plugins/${plugin}/texts/pages/${locale}.json`),
  ]);
  return { ...titles.default, ...texts.default };
}
