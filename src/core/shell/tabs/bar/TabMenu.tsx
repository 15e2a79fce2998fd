import { useTranslate } from 'react-admin';
import { LazyMenu } from '../../LazyMenu';
import { menuCommands } from '../state/tabCommands';
import { tabPath } from '../Tab';
import { useTabsActions, useTabsView } from '../TabsContext';
import { commandItems } from './commandItems';

/** Position of a tab's menu, in CSS pixels of the window. */
export interface TabMenuPosition {
  path: string;
  left: number;
  top: number;
}

/** The context menu of a tab (spec §2); always completely inside the window. */
export function TabMenu({ place: position, onClose }: { place: TabMenuPosition; onClose: () => void }) {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { run } = useTabsActions();
  const { path, left, top } = position;
  const tab = state.tabs.find((each) => tabPath(each) === path);
  if (!tab) return null;
  return (
    <LazyMenu
      anchor={{ left, top }}
      onClose={onClose}
      onContextMenu={(event) => {
        event.preventDefault();
        // Closes on a second right click outside the menu; ignores the menu key inside it.
        if (!(event.target instanceof Element && event.target.closest('[role="menu"]'))) onClose();
      }}
      transitionDuration={0}
      items={({ MenuItem }) =>
        commandItems({ MenuItem, commands: menuCommands(tab), path, state, translate, run, onDone: onClose })
      }
    />
  );
}
