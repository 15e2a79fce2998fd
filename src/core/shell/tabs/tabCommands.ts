import { isHome, tabPath } from './Tab';
import type { TabsState } from './tabsReducer';

/** What can be done with a tab, and with those around it. */
export const TAB_COMMANDS = ['refresh', 'close', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const;
export type TabCommand = (typeof TAB_COMMANDS)[number];

/** Whether a text names a command; anything else is an invalid operation (spec §8). */
export function isTabCommand(text: string): text is TabCommand {
  return TAB_COMMANDS.some((command) => command === text);
}

/** What a tab's context menu offers; the home tab's only closes all (spec §2). */
export function menuCommands(path: string): readonly TabCommand[] {
  return isHome(path) ? ['closeAll'] : ['refresh', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'];
}

/** Paths of the tabs a command closes; never home. */
export function closedBy({ tabs }: Pick<TabsState, 'tabs'>, command: TabCommand, path: string): string[] {
  const paths = tabs.map(tabPath);
  const at = paths.indexOf(path);
  const closes = (each: string, position: number): boolean => {
    switch (command) {
      case 'refresh':
        return false;
      case 'close':
        return each === path;
      case 'closeLeft':
        return position < at;
      case 'closeRight':
        return at !== -1 && position > at;
      case 'closeOthers':
        return at !== -1 && position !== at;
      case 'closeAll':
        return true;
    }
  };
  return paths.filter((each, position) => !isHome(each) && closes(each, position));
}
