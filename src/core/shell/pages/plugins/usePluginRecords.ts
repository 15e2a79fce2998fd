import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { ServerHalf } from '../../../../../contract/pluginFiles';
import { useEntityResource, usePermission } from '../../../plugin-api';
import type { SettingValue } from '../../../registry/resolveSettings';
import { useConsole } from '../../ConsoleContext';

/** The stored global settings of a plugin. */
interface PluginRecord {
  id: number;
  version: number;
  code: string;
  enabled: boolean;
  sort: number | null;
  settings: string | null;
}

/** An administrator's decision about a plugin for all users. */
export interface Decision {
  enabled: boolean;
  sort: number | null;
  settings: Readonly<Record<string, SettingValue>>;
}

/** The data provider with the protocol's own operations. */
interface CallingProvider extends DataProvider {
  call: (resource: string, operation: 'selectServerHalves', params: object) => Promise<{ data: ServerHalf[] }>;
}

const ALL = { page: 1, perPage: 100 };

/**
 * Returns the server's plugin records, for users with the permission; a back end with only the
 * specification's calls has none.
 */
export function usePluginRecords() {
  const { config } = useConsole();
  const resource = useEntityResource('plugin') ?? 'none';
  const isKept = config.backend.operations === 'extended' && resource !== 'none';
  const mayRead = usePermission({ resource, action: 'list' });
  const mayReadHalves = usePermission({ resource, action: 'selectServerHalves' });
  const mayChange = usePermission({ resource, action: 'edit' });
  const dataProvider = useDataProvider<CallingProvider>();
  const queryClient = useQueryClient();
  const { data: records = [] } = useQuery({
    queryKey: [resource, 'decisions'],
    enabled: isKept && mayRead,
    queryFn: async () => {
      const sort = { field: 'code', order: 'ASC' } as const;
      return (await dataProvider.getList<PluginRecord>(resource, { pagination: ALL, sort, filter: {} })).data;
    },
  });
  const { data: halves = [] } = useQuery({
    queryKey: [resource, 'selectServerHalves'],
    enabled: isKept && mayReadHalves,
    queryFn: async () => (await dataProvider.call(resource, 'selectServerHalves', {})).data,
  });
  const recordOf = (id: string) => records.find(({ code }) => code === id);
  return {
    halves,
    mayChange: isKept && mayRead && mayChange,
    decisionOf: (id: string): Decision => {
      const { enabled = true, sort = null, settings = null } = recordOf(id) ?? {};
      return { enabled, sort, settings: settings ? JSON.parse(settings) : {} };
    },
    /** Stores a decision; throws the server's refusal, which has already been shown. */
    decide: async (id: string, { enabled, sort, settings }: Decision): Promise<void> => {
      const known = recordOf(id);
      const data = { enabled, sort, settings: Object.keys(settings).length > 0 ? JSON.stringify(settings) : null };
      if (known)
        await dataProvider.update(resource, { id: known.id, data: { ...known, ...data }, previousData: known });
      else await dataProvider.create(resource, { data: { code: id, ...data } });
      await queryClient.invalidateQueries({ queryKey: [resource] });
    },
  };
}
