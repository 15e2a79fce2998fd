import { isRecord } from '../../../../contract/isRecord';
import {
  type Database,
  type EntityExtension,
  fieldInput,
  type Handler,
  type PluginWish,
} from '../../../../server/plugin-api';

/** `selectServerHalves`: what became of the server halves that the operator has listed. */
const selectServerHalves: Handler = async (call, { halves }) => {
  fieldInput(call, {});
  return { data: halves.map((half) => ({ ...half })), dataCount: halves.length, message: 'okRead' };
};

export const pluginExtension: EntityExtension<'plugin'> = { operations: { selectServerHalves } };

/** What is decided about plugins for everybody, as `console.config.json` goes out with it. */
export async function readPluginWishes({ read }: Database): Promise<PluginWish[]> {
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
