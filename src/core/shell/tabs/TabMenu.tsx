import { useTranslate } from 'react-admin';
import { LateMenu } from '../LateMenu';
import { commandItems } from './commandItems';
import { tabPath } from './Tab';
import { useTabsActions, useTabsView } from './TabsContext';
import { menuCommands } from './tabCommands';

/** Position of a tab's menu, in CSS pixels of the window. */
export interface TabMenuPlace {
  path: string;
  left: number;
  top: number;
}

/** The context menu of a tab (spec §2); always completely inside the window. */
export function TabMenu({ place, onClose }: { place: TabMenuPlace; onClose: () => void }) {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { run } = useTabsActions();
  const { path, left, top } = place;
  const tab = state.tabs.find((each) => tabPath(each) === path);
  if (!tab) return null;
  return (
    <LateMenu
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
