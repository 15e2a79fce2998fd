import { MenuItem } from '@mui/material';
import type { TabsActions } from './TabsContext';
import { closedBy, type TabCommand } from './tabCommands';
import type { TabsState } from './tabsReducer';

interface CommandItems {
  commands: readonly TabCommand[];
  /** The tab they are about. */
  path: string;
  state: TabsState;
  translate: (key: string) => string;
  run: TabsActions['run'];
  onDone: () => void;
}

/** Commands as entries of a menu; those that would close nothing cannot be chosen. */
export function commandItems({ commands, path, state, translate, run, onDone }: CommandItems) {
  return commands.map((command) => (
    <MenuItem
      key={command}
      disabled={command !== 'refresh' && closedBy(state, command, path).length === 0}
      onClick={() => {
        onDone();
        run(command, path);
      }}
    >
      {translate(`console.tabs.${command}`)}
    </MenuItem>
  ));
}
