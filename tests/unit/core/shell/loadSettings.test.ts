import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../../src/core/shell/loadSettings';

/** A storage in memory that records what was read. */
function storageOf(values: Record<string, unknown>) {
  const read: string[] = [];
  return {
    values,
    read,
    get(key: string) {
      read.push(key);
      return values[key];
    },
    set(key: string, value: unknown) {
      values[key] = value;
    },
  };
}

describe('loading the settings of a user', () => {
  it('follows the order of spec §4, then light or dark', () => {
    const storage = storageOf({});
    loadSettings(storage);
    expect(storage.read).toEqual([
      'user.info',
      'theme.activeName',
      'transition.active',
      'page.opened',
      'menu.asideCollapse',
      'menu.asideTransition',
      'size.value',
      'color.value',
      'theme.mode',
    ]);
  });

  it('writes nothing for a user who chose nothing', () => {
    const storage = storageOf({});
    loadSettings(storage);
    expect(storage.values).toEqual({});
  });

  it('replaces an unknown theme with the first one (spec §4)', () => {
    const storage = storageOf({ 'theme.activeName': 'midnight' });
    loadSettings(storage);
    expect(storage.values).toEqual({ 'theme.activeName': 'd2' });
  });

  it.each([
    ['size.value', 'huge', 'default'],
    ['color.value', 'red', '#409eff'],
    ['color.value', '', '#409eff'],
    ['menu.asideCollapse', 'yes', undefined],
    ['page.opened', {}, undefined],
    ['user.info', 'Wang', undefined],
  ])('repairs %s when it is %j', (key, stored, expected) => {
    const storage = storageOf({ [key]: stored });
    loadSettings(storage);
    expect(storage.values[key]).toBe(expected);
  });

  it('leaves valid settings unchanged', () => {
    const stored = {
      'user.info': { name: 'Wang' },
      'theme.activeName': 'star',
      'transition.active': false,
      'page.opened': [{ fullPath: '/index' }],
      'menu.asideCollapse': true,
      'menu.asideTransition': false,
      'size.value': 'mini',
      'color.value': '#ffd700',
    };
    const storage = storageOf({ ...stored });
    loadSettings(storage);
    expect(storage.values).toEqual(stored);
  });
});
