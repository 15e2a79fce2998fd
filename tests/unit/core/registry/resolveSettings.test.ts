import { describe, expect, it } from 'vitest';
import type { PluginDefinition } from '../../../../src/core/plugin-api';
import { DEFAULT_CONSOLE_CONFIG } from '../../../../src/core/registry/consoleConfig';
import { parseDisabledPlugins, withoutPlugins } from '../../../../src/core/registry/disabledPlugins';
import { resolveSettings } from '../../../../src/core/registry/resolveSettings';
import {
  changedSettings,
  parseDraft,
  parsePosition,
  toDraft,
} from '../../../../src/core/shell/pages/plugins/settingDraft';
import { activeOf, plugin, resolve } from './builders';

const declared = {
  limit: { type: 'number', default: 3, min: 1, max: 9, label: 'limit' },
  loud: { type: 'boolean', default: false, label: 'loud' },
  tone: { type: 'select', default: 'low', options: ['low', 'high'], label: 'tone' },
  note: { type: 'string', default: '', label: 'note' },
} satisfies NonNullable<PluginDefinition['settings']>;
const defaults = { limit: 3, loud: false, tone: 'low', note: '' };

describe('settings of a plugin', () => {
  it('are its defaults when nothing is configured, otherwise the valid values', () => {
    expect(resolveSettings(declared)).toEqual({ values: defaults, faults: [] });
    const given = { limit: 9, loud: true, tone: 'high', note: 'x' };
    expect(resolveSettings(declared, given)).toEqual({ values: given, faults: [] });
  });

  it.each([
    ['a text for a number', { limit: '3' }, 'settings.limit is no number'],
    ['a number that is too large', { limit: 10 }, 'settings.limit is not between 1 and 9'],
    ['a number for yes or no', { loud: 1 }, 'settings.loud is no boolean'],
    ['an option that there is not', { tone: 'mid' }, 'settings.tone is none of low, high'],
    ['a name that there is not', { speed: 1 }, 'it has no setting speed'],
  ])('keep their defaults with %s, which is reported', (_, given, fault) => {
    expect(resolveSettings(declared, given)).toEqual({ values: defaults, faults: [fault] });
  });

  it('that are invalid are a problem of a plugin that still runs', () => {
    const config = { plugins: { one: { settings: { limit: 0 } } } };
    const { plugins, problems } = resolve([plugin('one', { settings: declared })], config);
    expect(activeOf(plugins, 'one').settings).toEqual(defaults);
    expect(problems).toEqual([
      { code: 'INVALID_SETTING', plugin: 'one', detail: 'settings.limit is not between 1 and 9; the default holds' },
    ]);
  });

  it('are parsed from typed text, or reported as invalid', () => {
    const typed = toDraft(defaults);
    expect(parseDraft(declared, typed)).toEqual({ values: defaults, faults: {} });
    expect(parseDraft(declared, { ...typed, limit: 'x', tone: 'mid' }).faults).toEqual({
      limit: 'type',
      tone: 'option',
    });
    expect(parseDraft(declared, { ...typed, limit: '' }).faults).toEqual({ limit: 'type' });
    expect(parseDraft(declared, { ...typed, limit: '12' }).faults).toEqual({ limit: 'range' });
  });

  it('are stored where they were changed, on top of earlier decisions', () => {
    expect(changedSettings({ ...defaults, limit: 4 }, defaults, { loud: true })).toEqual({ loud: true, limit: 4 });
  });

  it.each([
    ['', null],
    [' 12 ', 12],
    ['-1', undefined],
    ['1.5', undefined],
    ['first', undefined],
  ])('position a section by the typed text "%s"', (typed, place) => expect(parsePosition(typed)).toBe(place));
});

describe('plugin switches of one administrator', () => {
  it('disable plugins in the console', () => {
    const whole = { ...DEFAULT_CONSOLE_CONFIG, plugins: { one: { order: 2 } } };
    expect(withoutPlugins(whole, [])).toBe(whole);
    expect(withoutPlugins(whole, ['one']).plugins).toEqual({ one: { order: 2, enabled: false } });
  });

  it.each([
    [undefined, []],
    ['one', []],
    [['one', 2], ['one']],
    [['shell', 'home', 'two'], ['two']],
  ])('that are stored as %j keep enabled what the administrator could not enable again', (stored, ids) => {
    expect(parseDisabledPlugins(stored)).toEqual(ids);
  });
});
