import { isRecord } from '../../../../contract/values/isRecord';
import { type EntityExtension, fieldInput, type Handler } from '../../../../server/plugin-api';
import type { Database, PluginOverride } from '../../../../server/plugin-api/builtin';

/** `selectServerHalves`: the states of the server modules that the operator has listed. */
const selectServerHalves: Handler = async (call, { serverModules }) => {
  fieldInput(call, {});
  return {
    data: serverModules.map((serverModule) => ({ ...serverModule })),
    dataCount: serverModules.length,
    message: 'okRead',
  };
};

export const pluginExtension: EntityExtension<'plugin'> = { operations: { selectServerHalves } };

/** Reads the global plugin settings, which are delivered with `console.config.json`. */
export async function readPluginOverrides({ read }: Database): Promise<PluginOverride[]> {
  const rows = await read
    .selectFrom('plugin')
    .select(['code', 'enabled', 'sort', 'settings'])
    .orderBy('code')
    .execute();
  return rows.map(({ code, enabled, sort, settings }) => ({
    id: code,
    isOn: Boolean(enabled),
    order: sort,
    settings: settingsOf(settings),
  }));
}

function settingsOf(text: string | null): Readonly<Record<string, unknown>> {
  const value: unknown = text ? JSON.parse(text) : {};
  return isRecord(value) ? value : {};
}
