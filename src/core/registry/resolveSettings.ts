import type { PluginDefinition, Setting } from '../plugin-api';

export type SettingValue = string | number | boolean;

/** Values of settings as somebody has given them; nothing is known of them yet. */
export type GivenSettings = Readonly<Record<string, SettingValue>>;

/**
 * The values a plugin works with: those that were given where they are what it declares, and its defaults otherwise.
 * @returns besides, what is wrong with those that were given, one sentence each
 */
export function resolveSettings(
  declared: PluginDefinition['settings'] = {},
  given: GivenSettings = {},
): { values: Readonly<Record<string, SettingValue>>; faults: string[] } {
  const faults = Object.keys(given)
    .filter((name) => !Object.hasOwn(declared, name))
    .map((name) => `it has no setting ${name}`);
  const values = Object.entries(declared).map(([name, setting]): [string, SettingValue] => {
    const value = given[name];
    const fault = value === undefined ? undefined : settingFault(setting, value);
    if (fault) faults.push(`settings.${name} ${faultText(setting, fault)}`);
    return [name, value === undefined || fault ? setting.default : value];
  });
  return { values: Object.fromEntries(values), faults };
}

/** What is wrong with a value, as a key of the form's texts. */
export type SettingFault = 'type' | 'option' | 'range';

/** What is wrong with the value of a setting; nothing when it is sound. */
export function settingFault(setting: Setting, value: SettingValue): SettingFault | undefined {
  if (setting.type === 'select') return setting.options.includes(String(value)) ? undefined : 'option';
  if (typeof value !== setting.type || Number.isNaN(value)) return 'type';
  if (setting.type !== 'number') return undefined;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = setting;
  return Number(value) >= min && Number(value) <= max ? undefined : 'range';
}

function faultText(setting: Setting, fault: SettingFault): string {
  if (fault === 'option' && setting.type === 'select') return `is none of ${setting.options.join(', ')}`;
  if (fault === 'range' && setting.type === 'number') return `is not between ${setting.min} and ${setting.max}`;
  return `is no ${setting.type}`;
}
