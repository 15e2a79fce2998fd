import { useTranslate } from 'react-admin';
import { LateMenu } from '../LateMenu';
import { commandItems } from './commandItems';
import { tabPath } from './Tab';
import { useTabsActions, useTabsView } from './TabsContext';
import { menuCommands } from './tabCommands';

/** Where a tab's menu opens, in CSS pixels of the window. */
export interface TabMenuPlace {
  path: string;
  left: number;
  top: number;
}

/** The context menu of a tab (spec §2); always whole within the window. */
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
        // A second right click beside the menu; the menu key inside it opens nothing.
        if (!(event.target instanceof Element && event.target.closest('[role="menu"]'))) onClose();
      }}
      transitionDuration={0}
      items={({ MenuItem }) =>
        commandItems({ MenuItem, commands: menuCommands(tab), path, state, translate, run, onDone: onClose })
      }
    />
  );
}
