import { isClosable, isHome, type Tab, tabPath } from '../Tab';
import type { TabsState } from './tabsReducer';

/** Commands on a tab, and on the tabs around it. */
export const TAB_COMMANDS = [
  'refresh',
  'close',
  'closeLeft',
  'closeRight',
  'closeOthers',
  'closeAll',
  'pin',
  'unpin',
  'reopen',
] as const;
export type TabCommand = (typeof TAB_COMMANDS)[number];

/** Returns whether a text is a command; everything else is an invalid operation (spec §8). */
export function isTabCommand(text: string): text is TabCommand {
  return TAB_COMMANDS.some((command) => command === text);
}

/**
 * Returns the entries of a tab's context menu: those of the specification first; the home tab has
 * only "close all" (spec §2).
 */
export function menuCommands(tab: Tab): readonly TabCommand[] {
  if (isHome(tabPath(tab))) return ['closeAll'];
  return ['refresh', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll', tab.meta.pinned ? 'unpin' : 'pin', 'reopen'];
}

/** Returns whether a command would have an effect. */
export function isCommandEnabled(state: TabsState, command: TabCommand, path: string): boolean {
  if (command === 'reopen') return state.closed.length > 0;
  return (
    command === 'refresh' || command === 'pin' || command === 'unpin' || pathsClosedBy(state, command, path).length > 0
  );
}

/** Returns the paths of the tabs that a command closes; never home, and a pinned tab only individually. */
export function pathsClosedBy({ tabs }: Pick<TabsState, 'tabs'>, command: TabCommand, path: string): string[] {
  if (command === 'close') return isHome(path) ? [] : [path];
  const at = tabs.findIndex((tab) => tabPath(tab) === path);
  const closes = (position: number): boolean => {
    switch (command) {
      case 'closeLeft':
        return position < at;
      case 'closeRight':
        return at !== -1 && position > at;
      case 'closeOthers':
        return at !== -1 && position !== at;
      case 'closeAll':
        return true;
      default:
        return false;
    }
  };
  return tabs.filter((tab, position) => isClosable(tab) && closes(position)).map(tabPath);
}
