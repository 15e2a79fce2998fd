import { describe, expect, it } from 'vitest';
import {
  isCommandEnabled,
  isTabCommand,
  menuCommands,
  pathsClosedBy,
  TAB_COMMANDS,
} from '../../../../../../src/core/shell/tabs/state/tabCommands';
import { tabsReducer } from '../../../../../../src/core/shell/tabs/state/tabsReducer';
import { opened, pinned, tabAt } from '../tabs';

describe('the commands of a tab', () => {
  const state = opened(['/a', '/b', '/c', '/d']);
  it.each([
    ['refresh', '/b', []],
    ['close', '/b', ['/b']],
    ['close', '/index', []],
    ['closeLeft', '/c', ['/a', '/b']],
    ['closeLeft', '/a', []],
    ['closeRight', '/b', ['/c', '/d']],
    ['closeRight', '/d', []],
    ['closeRight', '/index', ['/a', '/b', '/c', '/d']],
    ['closeOthers', '/b', ['/a', '/c', '/d']],
    ['closeAll', '/b', ['/a', '/b', '/c', '/d']],
    ['closeAll', '/index', ['/a', '/b', '/c', '/d']],
    ['closeOthers', '/gone', []],
    ['closeRight', '/gone', []],
  ] as const)('%s of %s closes %j', (command, path, expected) => {
    expect(pathsClosedBy(state, command, path)).toEqual(expected);
  });

  it('are, in the context menu, refresh and four ways of closing, then ours, and only close all on home (spec §2)', () => {
    const spec = ['refresh', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'];
    expect(menuCommands(tabAt('/a'))).toEqual([...spec, 'pin', 'reopen']);
    expect(pinned(state, '/a').tabs.slice(1, 2).map(menuCommands)).toEqual([[...spec, 'unpin', 'reopen']]);
    expect(menuCommands(tabAt('/index'))).toEqual(['closeAll']);
  });

  it.each([
    ['closeAll', '/a', ['/b', '/d']],
    ['closeOthers', '/b', ['/d']],
    ['closeLeft', '/d', ['/b']],
    ['closeRight', '/index', ['/b', '/d']],
    ['close', '/a', ['/a']],
  ] as const)('%s of %s leaves pinned tabs open unless they are named: %j', (command, path, expected) => {
    expect(pathsClosedBy(pinned(state, '/a', '/c'), command, path)).toEqual(expected);
  });

  it('are enabled only when they have an effect', () => {
    expect(isCommandEnabled(state, 'closeLeft', '/a')).toBe(false);
    expect(isCommandEnabled(state, 'reopen', '/a')).toBe(false);
    expect(isCommandEnabled(tabsReducer(state, { type: 'close', paths: ['/b'] }), 'reopen', '/a')).toBe(true);
    expect(isCommandEnabled(state, 'pin', '/a')).toBe(true);
  });

  it('are distinguished from any other word', () => {
    expect(TAB_COMMANDS.every(isTabCommand)).toBe(true);
    expect(['', 'closeall', 'constructor', 'explode'].some(isTabCommand)).toBe(false);
  });
});
