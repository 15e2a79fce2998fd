import type { PluginDefinition, Setting } from '../plugin-api';

export type SettingValue = string | number | boolean;

/** Unvalidated setting values. */
export type UnvalidatedSettings = Readonly<Record<string, SettingValue>>;

/**
 * Returns the effective settings of a plugin: valid given values, otherwise the declared defaults.
 * @returns also the faults of the given values, one sentence each
 */
export function resolveSettings(
  declared: PluginDefinition['settings'] = {},
  configured: UnvalidatedSettings = {},
): { values: Readonly<Record<string, SettingValue>>; faults: string[] } {
  const faults = Object.keys(configured)
    .filter((name) => !Object.hasOwn(declared, name))
    .map((name) => `it has no setting ${name}`);
  const values = Object.entries(declared).map(([name, setting]): [string, SettingValue] => {
    const value = configured[name];
    const fault = value === undefined ? undefined : settingFault(setting, value);
    if (fault) faults.push(`settings.${name} ${faultText(setting, fault)}`);
    return [name, value === undefined || fault ? setting.default : value];
  });
  return { values: Object.fromEntries(values), faults };
}

/** What is wrong with a value, as a text key of the form. */
export type SettingFault = 'type' | 'option' | 'range';

/** Returns what is wrong with the value of a setting; `undefined` if it is valid. */
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
