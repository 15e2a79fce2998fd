import type { MenuParts } from '../../OpenedMenu';
import { isCommandEnabled, type TabCommand } from '../state/tabCommands';
import type { TabsState } from '../state/tabsReducer';
import type { TabsActions } from '../TabsContext';

interface CommandItems extends Pick<MenuParts, 'MenuItem'> {
  commands: readonly TabCommand[];
  /** The tab they apply to. */
  path: string;
  state: TabsState;
  translate: (key: string) => string;
  run: TabsActions['run'];
  onDone: () => void;
}

/** Returns commands as menu items; those without effect are disabled. */
export function commandItems({ MenuItem, commands, path, state, translate, run, onDone }: CommandItems) {
  return commands.map((command) => (
    <MenuItem
      key={command}
      divider={command === 'closeAll' && commands.at(-1) !== command}
      disabled={!isCommandEnabled(state, command, path)}
      onClick={() => {
        onDone();
        run(command, path);
      }}
    >
      {translate(`console.tabs.${command}`)}
      {command === 'reopen' && <kbd className="shell-keys">Ctrl+Shift+E</kbd>}
    </MenuItem>
  ));
}
