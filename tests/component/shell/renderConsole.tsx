import { type DataProvider, testDataProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { vi } from 'vitest';
import type { OwnSecondFactors } from '../../../contract/calls/envelope';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import type { ConsoleConfig } from '../../../src/core/registry/consoleConfig';
import type { ConsoleSession } from '../../../src/core/shell/session/ConsoleSession';
import { type MountRequest, mountConsole } from '../../../src/testing/render/mountConsole';
import { testFactors, testSession } from '../../../src/testing/render/testSession';

export interface RenderRequest {
  plugins?: readonly PluginDefinition[];
  path?: string;
  session?: Partial<ConsoleSession>;
  /** Decides what is visible. Defaults to everything. */
  can?: (question: { resource: string; action: string }) => boolean;
  name?: string;
  /** The responses of the back end. Defaults to nothing. */
  dataProvider?: Partial<DataProvider>;
  getPermissions?: MountRequest['getPermissions'];
  /** The configuration of the operator. */
  config?: Partial<ConsoleConfig>;
}

/** Mounts the real shell, in English, at the browser's address, with plugins and a session of the test. */
export async function renderConsole({
  plugins = [],
  path = '/index',
  session,
  can = () => true,
  name,
  dataProvider,
  getPermissions,
  config,
}: RenderRequest = {}) {
  window.history.replaceState(null, '', path);
  const { router, providers, ...mounted } = await mountConsole({
    plugins,
    path,
    config,
    locale: 'en',
    name,
    session: {
      ...withSpies(testSession()),
      LoginPage: async () => ({
        default: ({ onSignedIn }) => (
          <button type="button" onClick={() => onSignedIn('u1')}>
            sign in
          </button>
        ),
      }),
      ...session,
    },
    getPermissions,
    canAccess: () => async (question) => can(question),
    dataProvider: () => testDataProvider(dataProvider),
    makeRouter: createBrowserRouter,
  });
  return { router, session: mounted.session, providers, addPlugin: mounted.addPlugin };
}

/** The same calls as spies. */
function withSpies<T extends object>(calls: T): T {
  const entries = Object.entries(calls).map(([name, call]) => [name, typeof call === 'function' ? vi.fn(call) : call]);
  return Object.fromEntries(entries) as T;
}

/** The calls about second factors, as spies, with the given factors. Defaults to none. */
export const factorCalls = (own: Partial<OwnSecondFactors> = {}) => withSpies(testFactors(own));

/** A section with pages of the test, by path. */
export function section(
  id: string,
  pages: Record<string, NonNullable<PluginDefinition['routes']>[number]['component']>,
): PluginDefinition {
  return {
    id,
    version: '1.0.0',
    engines: { console: '^2.0.0' },
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
