import { type Draft, defineEntity, type EntityRecord, type Read } from '../../../../contract/defineEntity';
import { boolean, integer, text } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { isRecord } from '../../../../contract/values/isRecord';

/** The states of the server modules of plugins. Returns `ServerModuleStatus`
 * records. */
const selectServerHalves = { input: {}, answer: 'list' } satisfies Read;

/** Global settings of a plugin: whether it is enabled, the position of its section, and its options. */
export const plugin = defineEntity({
  name: 'plugin',
  section: 'system',
  personal: false,
  titleField: 'code',
  fields: {
    /** Id of the plugin. */
    code: text({
      max: 64,
      pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      format: 'code',
      required: true,
      unique: true,
      immutable: true,
      list: true,
      search: true,
    }),
    enabled: boolean({ required: true, default: true, list: true, filter: true }),
    /** Position of its section in the top menu. Defaults to the plugin's own. */
    sort: integer({ min: 0, max: 9999, list: true }),
    /** Options as a JSON object. Missing ones default to the operator's configuration, then to the plugin's defaults. */
    settings: text({ max: 4_000 }),
  },
  sort: [['code', 'asc']],
  deletion: { kind: 'hard' },
  reads: { selectServerHalves },
  check: ({ code, enabled, settings }: Draft): Problem[] => [
    // These plugins must stay enabled, because nothing could be enabled without them.
    ...(enabled === false && (code === 'shell' || code === 'home')
      ? [{ field: 'enabled', code: 'pluginNeeded' } as const]
      : []),
    ...(settings && !isSettings(String(settings)) ? [{ field: 'settings', code: 'settingsInvalid' } as const] : []),
  ],
});
export type PluginRecord = EntityRecord<typeof plugin>;

/** Whether a text is a JSON object of strings, numbers and booleans. */
function isSettings(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      isRecord(value) && Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each))
    );
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
