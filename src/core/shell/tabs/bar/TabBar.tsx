import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import OpenInFullIcon from '@mui/icons-material/OpenInFull';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { HOME_PATH } from '../../../registry/matchRoute';
import { prefersReducedMotion } from '../../../theme/prefersReducedMotion';
import { HeaderButton } from '../../header/HeaderButton';
import { useOverflow } from '../../header/useOverflow';
import { useControlKey } from '../../useKey';
import { useTabsActions } from '../TabsContext';
import { UnsavedChangesPrompt } from '../unsaved/UnsavedChangesPrompt';
import { CloseTabsButton } from './CloseTabsButton';
import { TabMenu, type TabMenuPosition } from './TabMenu';
import { TabStrip } from './TabStrip';
import { focusTab } from './useTabFocus';

/**
 * The open pages, below the header, one tab each (spec §2). It has scroll arrows if they do not fit, full-window mode for
 * the visible page, and a button that closes several at once.
 */
export const TabBar = memo(function TabBar({ onMaximise }: { onMaximise: () => void }) {
  const translate = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(strip);
  const { run } = useTabsActions();
  useControlKey('Shift+e', () => run('reopen', HOME_PATH));
  const [menu, setMenu] = useState<TabMenuPosition>();
  const closeMenu = () => {
    setMenu(undefined);
    // The tabs may have been remounted while the menu was open, so the menu cannot restore the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) focusTab(strip.current, menu?.path);
    });
  };
  const scroll = (share: number) =>
    strip.current?.scrollBy({
      left: share * strip.current.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  return (
    <nav aria-label={translate('console.tabs.label')} className="shell-tabs">
      {isOverflowing && (
        <HeaderButton
          label={translate('console.tabs.scrollLeft')}
          icon={<ChevronLeftIcon />}
          onClick={() => scroll(-0.8)}
          data-arrow
          className="shell-tool-narrow shell-tool-tall"
        />
      )}
      <TabStrip strip={strip} onMenu={setMenu} />
      {isOverflowing && (
        <HeaderButton
          label={translate('console.tabs.scrollRight')}
          icon={<ChevronRightIcon />}
          onClick={() => scroll(0.8)}
          data-arrow
          className="shell-tool-narrow shell-tool-tall"
        />
      )}
      <HeaderButton
        label={translate('console.maximise.open')}
        icon={<OpenInFullIcon />}
        onClick={onMaximise}
        className="shell-tool-narrow shell-tool-tall"
      />
      <CloseTabsButton />
      {menu && <TabMenu place={menu} onClose={closeMenu} />}
      <UnsavedChangesPrompt />
    </nav>
  );
});
