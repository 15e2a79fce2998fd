import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { isClosable, tabPath } from '../Tab';
import { useTabsActions, useTabsView } from '../TabsContext';
import { tabTitle } from '../tabTitle';
import { useSortableTabs } from '../useSortableTabs';
import { TabItem } from './TabItem';
import type { TabMenuPosition } from './TabMenu';
import { focusTab, tabPathOf, useTabFocus } from './useTabFocus';

interface TabStripProps {
  strip: RefObject<HTMLUListElement | null>;
  /** Called when the context menu of a tab is requested. */
  onMenu: (position: TabMenuPosition) => void;
}

/**
 * The tabs side by side, with a roving tabindex. Arrows, Home and End move between tabs, Enter opens, Delete closes,
 * Shift+F10 opens the menu. Space picks a tab up to move it.
 */
export function TabStrip({ strip, onMenu }: TabStripProps) {
  const translate = useTranslate();
  const hint = useId();
  const { pathname } = useLocation();
  const { state, unsaved } = useTabsView();
  const { run } = useTabsActions();
  const isDragging = useRef(false);
  const SortableTabs = useSortableTabs(strip);
  const [focused, setFocused] = useState('');
  const paths = state.tabs.map(tabPath);
  const tabStop = [focused, state.active].find((path) => paths.includes(path)) ?? paths[0];
  useTabFocus({ strip, paths, current: state.active, isSortable: SortableTabs !== undefined });

  const openMenu = (path: string, at: { left: number; top: number }) => {
    if (!isDragging.current) onMenu({ path, ...at });
  };
  const items = state.tabs.map((tab) => {
    const path = tabPath(tab);
    return {
      path,
      tab,
      hint,
      title: tabTitle(tab, translate),
      // At an address without a tab, such as an unknown one, the previous page is still open but hidden.
      isCurrent: path === state.active && path === pathname,
      isTabStop: path === tabStop,
      isUnsaved: unsaved.has(path),
      onClose: () => run('close', path),
    };
  });
  const closeAt = (path: string) => {
    if (state.tabs.some((tab) => tabPath(tab) === path && isClosable(tab))) run('close', path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const path = tabPathOf(event.target);
    if (path === undefined || isDragging.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.shiftKey ? `Shift+${event.key}` : event.key;
    const target = neighbour(paths, { path, key });
    if (target !== undefined) focusTab(strip.current, target);
    else if (key === 'Delete') closeAt(path);
    else if (key === 'ContextMenu' || key === 'Shift+F10') openMenu(path, menuPositionBelow(event.target));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ul
        ref={strip}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocused(tabPathOf(target) ?? '')}
        onContextMenu={(event) => {
          const path = tabPathOf(event.target);
          if (path === undefined) return;
          event.preventDefault();
          openMenu(path, { left: event.clientX, top: event.clientY });
        }}
        onWheel={({ deltaX, deltaY, currentTarget }) => {
          if (deltaX === 0) currentTarget.scrollLeft += deltaY;
        }}
        className="shell-strip"
      >
        {SortableTabs ? (
          <SortableTabs
            items={items}
            onDragging={(dragging) => {
              isDragging.current = dragging;
            }}
          />
        ) : (
          items.map((item) => <TabItem key={item.path} {...item} />)
        )}
      </ul>
      <span id={hint} style={visuallyHidden}>
        {translate('console.tabs.keys')}
      </span>
    </>
  );
}

function neighbour(paths: readonly string[], { path, key }: { path: string; key: string }): string | undefined {
  const at = paths.indexOf(path);
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: paths.length - 1 };
  const to = targets[key];
  return to === undefined ? undefined : paths[Math.min(Math.max(to, 0), paths.length - 1)];
}

/** Returns the position of a menu that was opened by keyboard. */
function menuPositionBelow(target: EventTarget): { left: number; top: number } {
  const { left, bottom } = target instanceof Element ? target.getBoundingClientRect() : { left: 0, bottom: 0 };
  return { left: left + 8, top: bottom };
}
