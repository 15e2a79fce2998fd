import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { ServerModuleStatus } from '../../../../../contract/plugin/pluginFiles';
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
export interface PluginOverride {
  enabled: boolean;
  sort: number | null;
  settings: Readonly<Record<string, SettingValue>>;
}

/** The data provider with the protocol's own operations. */
interface PluginDataProvider extends DataProvider {
  call: (resource: string, operation: 'selectServerHalves', params: object) => Promise<{ data: ServerModuleStatus[] }>;
}

const ALL_RECORDS = { page: 1, perPage: 100 };

/**
 * Returns the server's plugin records, for users with the permission; a back end with only the
 * specification's calls has none.
 */
export function usePluginRecords() {
  const { config } = useConsole();
  const resource = useEntityResource('plugin') ?? 'none';
  const isSupported = config.backend.operations === 'extended' && resource !== 'none';
  const mayRead = usePermission({ resource, action: 'list' });
  const mayReadServerModules = usePermission({ resource, action: 'selectServerHalves' });
  const mayChange = usePermission({ resource, action: 'edit' });
  const dataProvider = useDataProvider<PluginDataProvider>();
  const queryClient = useQueryClient();
  const { data: records = [] } = useQuery({
    queryKey: [resource, 'decisions'],
    enabled: isSupported && mayRead,
    queryFn: async () => {
      const sort = { field: 'code', order: 'ASC' } as const;
      return (await dataProvider.getList<PluginRecord>(resource, { pagination: ALL_RECORDS, sort, filter: {} })).data;
    },
  });
  const { data: serverModules = [] } = useQuery({
    queryKey: [resource, 'selectServerHalves'],
    enabled: isSupported && mayReadServerModules,
    queryFn: async () => (await dataProvider.call(resource, 'selectServerHalves', {})).data,
  });
  const recordOf = (id: string) => records.find(({ code }) => code === id);
  return {
    halves: serverModules,
    mayChange: isSupported && mayRead && mayChange,
    overrideOf: (id: string): PluginOverride => {
      const { enabled = true, sort = null, settings = null } = recordOf(id) ?? {};
      return { enabled, sort, settings: settings ? JSON.parse(settings) : {} };
    },
    /** Stores a decision; throws the server's refusal, which has already been shown. */
    saveOverride: async (id: string, { enabled, sort, settings }: PluginOverride): Promise<void> => {
      const stored = recordOf(id);
      const data = { enabled, sort, settings: Object.keys(settings).length > 0 ? JSON.stringify(settings) : null };
      if (stored)
        await dataProvider.update(resource, { id: stored.id, data: { ...stored, ...data }, previousData: stored });
      else await dataProvider.create(resource, { data: { code: id, ...data } });
      await queryClient.invalidateQueries({ queryKey: [resource] });
    },
  };
}
