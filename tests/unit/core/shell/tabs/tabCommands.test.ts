import { describe, expect, it } from 'vitest';
import { closedBy, isTabCommand, menuCommands, TAB_COMMANDS } from '../../../../../src/core/shell/tabs/tabCommands';
import { opened } from './tabs';

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
    expect(closedBy(state, command, path)).toEqual(expected);
  });

  it('are refresh and four ways of closing in the context menu, and only closing all on home (spec §2)', () => {
    expect(menuCommands('/a')).toEqual(['refresh', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll']);
    expect(menuCommands('/index')).toEqual(['closeAll']);
  });

  it('are told from any other word', () => {
    expect(TAB_COMMANDS.every(isTabCommand)).toBe(true);
    expect(['', 'closeall', 'constructor', 'explode'].some(isTabCommand)).toBe(false);
  });
});
