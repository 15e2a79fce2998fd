import { type Draft, defineEntity, type EntityRecord, type Read } from '../../../../contract/defineEntity';
import { boolean, integer, text } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/isRecord';
import type { Problem } from '../../../../contract/problems';

/** What became of the server halves of plugins; answers `ServerHalf`s. */
const selectServerHalves = { input: {}, answer: 'list' } satisfies Read;

/** What is decided about a plugin for everybody: whether it runs, where its section stands, and its settings. */
export const plugin = defineEntity({
  name: 'plugin',
  section: 'system',
  personal: false,
  represent: 'code',
  fields: {
    /** Its id. */
    code: text({
      max: 64,
      pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      format: 'code',
      required: true,
      unique: true,
      fixed: true,
      list: true,
      search: true,
    }),
    enabled: boolean({ required: true, default: true, list: true, filter: true }),
    /** Place of its section in the top menu; its own when it is missing. */
    sort: integer({ min: 0, max: 9999, list: true }),
    /** Its settings as a JSON object; what is missing is as the operator or the plugin has it. */
    settings: text({ max: 4_000 }),
  },
  sort: [['code', 'asc']],
  removal: { kind: 'hard' },
  reads: { selectServerHalves },
  check: ({ code, enabled, settings }: Draft): Problem[] => [
    // Without them nobody could switch anything on again.
    ...(enabled === false && (code === 'shell' || code === 'home')
      ? [{ field: 'enabled', code: 'pluginNeeded' } as const]
      : []),
    ...(settings && !isSettings(String(settings)) ? [{ field: 'settings', code: 'settingsInvalid' } as const] : []),
  ],
});
export type PluginRecord = EntityRecord<typeof plugin>;

/** Whether a text is a JSON object of texts, numbers and yes or no. */
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
