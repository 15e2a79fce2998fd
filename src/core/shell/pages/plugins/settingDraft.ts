import type { Setting } from '../../../plugin-api';
import { type SettingFault, type SettingValue, settingFault } from '../../../registry/resolveSettings';

/** Typed input of the settings' fields, by name. */
export type SettingDraft = Readonly<Record<string, string | boolean>>;

/** Converts values to field input. */
export const toDraft = (values: Readonly<Record<string, SettingValue>>): SettingDraft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );

/** Parses the typed input; returns the values and the faults. */
export function parseDraft(declared: Readonly<Record<string, Setting>>, draft: SettingDraft) {
  const values: Record<string, SettingValue> = {};
  const faults: Record<string, SettingFault> = {};
  for (const [name, setting] of Object.entries(declared)) {
    const typed = draft[name] ?? '';
    const value = setting.type === 'number' ? parseNumber(String(typed)) : typed;
    const fault = settingFault(setting, value);
    if (fault) faults[name] = fault;
    else values[name] = value;
  }
  return { values, faults };
}

const parseNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Returns the changed settings, merged with the earlier decision. */
export function changedSettings(
  values: Readonly<Record<string, SettingValue>>,
  before: Readonly<Record<string, SettingValue>>,
  overridden: Readonly<Record<string, SettingValue>>,
): Record<string, SettingValue> {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name]);
  return { ...overridden, ...Object.fromEntries(changed) };
}

/** Parses the typed position of a section; returns `undefined` if it is invalid. */
export function parsePosition(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const position = Number(typed);
  return Number.isInteger(position) && position >= 0 && position <= 9999 ? position : undefined;
}
