import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/constants';
import { resolveDefinition } from '../../../contract/lazyEntity';
import { permissionOfAction } from '../../authProvider/permissionOfAction';
import { bindingsOf } from '../../boot/bindingsOf';
import { createHttpClient, type Notice } from '../../core/http';
import { bulkNotice } from '../../core/http/bulkNotice';
import type { PluginDefinition } from '../../core/plugin-api';
import { describePluginProblem } from '../../core/registry/problems';
import { createDataProvider, hasEveryCall } from '../../dataProvider';
import { createMemoryBackend, type MemoryBackendOptions } from '../backend/createMemoryBackend';
import { mountConsole } from './mountConsole';

export interface RenderPluginOptions extends Pick<MemoryBackendOptions, 'fixtures' | 'answers' | 'can' | 'now'> {
  /** Path below the plugin's own (`fall-alarm-manage/1/show`), or an absolute one (`/index`). Defaults to its first page. */
  path?: string;
  locale?: Locale;
  /** The operator's settings of the plugin. */
  settings?: Readonly<Record<string, string | number | boolean>>;
  /** Other active plugins: those it requires, or stand-ins for them. */
  with?: readonly PluginDefinition[];
}

/**
 * Mounts the real console with a plugin and an in-memory back end.
 * @returns the objects that a test inspects: the `backend` with its records and calls, `notices`, the keys of `missing`
 * texts, and a `user`
 * @throws Error if the plugin is not active, with the message of the Plugins page
 */
export async function renderPlugin(plugin: PluginDefinition, options: RenderPluginOptions = {}) {
  const { fixtures, answers, can = () => true, now, locale = DEFAULT_LOCALE, settings } = options;
  const plugins = [...(options.with ?? []), plugin];
  const entities = await Promise.all(entitiesOf(plugins).map(resolveDefinition));
  const notices: Notice[] = [];
  let textOf = (code: string) => code;
  const backend = createMemoryBackend({ entities, fixtures, answers, can, now, textOf: (code) => textOf(code) });
  const mounted = await mountConsole({
    plugins,
    path: addressIn(plugin, options.path),
    locale,
    config: { plugins: { [plugin.id]: { settings } } },
    dataProvider: ({ assembled, translate }) => {
      textOf = (code) => translate(`problems.${code}`);
      const http = createHttpClient({
        translate,
        locale: () => locale,
        notify: (notice) => notices.push(notice),
        onSessionEnd: () => undefined,
        noticeOf: bulkNotice,
        fetch: backend.network.fetch,
      });
      return createDataProvider({
        http,
        resources: () => bindingsOf(assembled().active),
        has: hasEveryCall,
        translate,
      });
    },
    canAccess: ({ assembled }) => {
      return async ({ action, resource }) => {
        const entity = bindingsOf(assembled().active).find(({ name }) => name === resource)?.entity;
        return entity !== undefined && can(permissionOfAction({ action, entity, has: hasEveryCall }));
      };
    },
  });
  const own = mounted.plugins.find(({ id }) => id === plugin.id);
  // Extensions of plugins that this test lacks are ignored, as in a console without them.
  if (own?.state !== 'active') throw new Error((own?.problems ?? []).map(describePluginProblem).join('\n'));
  // No delay between keys and no style lookup per click, because whole pages are slow in jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...mounted, user, backend, notices };
}

const entitiesOf = (plugins: readonly PluginDefinition[]) =>
  plugins.flatMap(({ resources = [] }) =>
    resources.filter(({ protocol }) => protocol !== 'simple-rest').map(({ entity }) => entity),
  );

function addressIn({ id, base = `jishan-smart/${id}`, routes = [], resources = [] }: PluginDefinition, path?: string) {
  if (path?.startsWith('/')) return path;
  const own = path ?? routes.find(({ path }) => !path.includes(':'))?.path ?? resources[0]?.name ?? '';
  return `/${[base, own].filter(Boolean).join('/')}`;
}
