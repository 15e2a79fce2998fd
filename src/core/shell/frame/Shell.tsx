import { type Theme, useMediaQuery, useTheme } from '@mui/material';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH } from '../../../../contract/constants';
import { useThemeTexts } from '../appearance/useThemeTexts';
import { Aside } from '../aside/Aside';
import { Header } from '../header/Header';
import { TabBar } from '../tabs/bar/TabBar';
import { TabPages } from '../tabs/pages/TabPages';
import { useRefreshAddress } from '../tabs/pages/useRefreshAddress';
import { tabPath } from '../tabs/Tab';
import { useTabsView } from '../tabs/TabsContext';
import { useCurrentPage } from '../useCurrentPage';
import { useDocumentTitle } from '../useDocumentTitle';
import { DemoDataNotice } from './DemoDataNotice';
import { NavigationProgress } from './NavigationProgress';
import { RestoreButton } from './RestoreButton';
import { SkipLink } from './SkipLink';
import { storeFrameAppearance, storeFrameName } from './storeFrame';
import { ViewAsNotice } from './ViewAsNotice';

/** Fetched only on narrow screens, before it is opened. */
const AsideDrawer = lazy(() => import('../aside/AsideDrawer'));

/**
 * The frame around every page: header, the section's sidebar, and the panel with the page. React-admin passes new routes on
 * each of its renders. Memoized to ignore them, because the pages come from the console's own routes (PageRoutes.tsx).
 */
export const Shell = memo(ShellLayout, () => true);

function ShellLayout() {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { section, crumbs } = useCurrentPage(state.tabs.find((tab) => tabPath(tab) === state.active)?.meta.record);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isCollapsed, setCollapsed] = useStore('menu.asideCollapse', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isMaximised, setMaximised] = useState(false);
  const maximise = useCallback(() => setMaximised(true), []);
  useStoreFrame(isCollapsed);
  useRefreshAddress();
  useDocumentTitle(
    crumbs
      .map(({ title }) => title)
      .slice(section && crumbs.length > 1 ? 1 : 0)
      .reverse(),
  );
  return (
    <div className="shell" data-maximised={isMaximised || undefined}>
      <SkipLink target="content" label={translate('console.skipToContent')} />
      <NavigationProgress />
      <ViewAsNotice />
      <Header
        isNarrow={isNarrow}
        isCollapsed={isCollapsed}
        onToggle={() => (isNarrow ? setDrawerOpen(true) : setCollapsed(!isCollapsed))}
      />
      <div className="shell-body">
        {isNarrow ? (
          <Suspense>
            <AsideDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        ) : (
          <Aside section={section} isCollapsed={isCollapsed} />
        )}
        <div className="shell-page">
          <TabBar onMaximise={maximise} />
          <main id="content" tabIndex={-1} className="shell-panel">
            {/* React-admin's pages portal their title into this element; the console shows its own in the
               breadcrumb and the page's heading. */}
            <span id="react-admin-title" hidden />
            <TabPages />
          </main>
        </div>
      </div>
      {isMaximised && <RestoreButton onRestore={() => setMaximised(false)} />}
      <DemoDataNotice />
    </div>
  );
}

function useStoreFrame(isCollapsed: boolean): void {
  const { shell, palette } = useTheme();
  const { background, text, panel, border } = shell;
  const bar = palette.action.hover;
  const aside = `${isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH}px`;
  useEffect(
    () => storeFrameAppearance({ background, text, panel, border, bar, aside }),
    [background, text, panel, border, bar, aside],
  );
  const { wordmark } = useThemeTexts();
  const name = isCollapsed ? '' : wordmark;
  useEffect(() => storeFrameName(name), [name]);
}
