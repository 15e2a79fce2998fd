import { Box, type Theme, useMediaQuery } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TitlePortal, useStore, useTranslate } from 'react-admin';
import { Aside } from '../aside/Aside';
import { Header } from '../header/Header';
import { tabPath } from '../tabs/Tab';
import { TabBar } from '../tabs/TabBar';
import { TabPages } from '../tabs/TabPages';
import { useTabsView } from '../tabs/TabsContext';
import { useRefreshAddress } from '../tabs/useRefreshAddress';
import { useCurrentPage } from '../useCurrentPage';
import { useDocumentTitle } from '../useDocumentTitle';
import { FillingNotice } from './FillingNotice';
import { NavigationProgress } from './NavigationProgress';
import { SkipLink } from './SkipLink';

/** Only narrow screens fetch it, before it is opened. */
const AsideDrawer = lazy(() => import('../aside/AsideDrawer'));

/** A page is as long on paper as it is; what scrolls on the screen would end with the first sheet. */
const wholeOnPaper = { '@media print': { display: 'block', overflow: 'visible', marginInline: 0 } };

/** The frame around every page: header, sidebar of the section, and the panel with the page. */
export function Shell({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { section, crumbs } = useCurrentPage(state.tabs.find((tab) => tabPath(tab) === state.active)?.meta.record);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isCollapsed, setCollapsed] = useStore('menu.asideCollapse', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useRefreshAddress();
  useDocumentTitle(
    crumbs
      .map(({ title }) => title)
      .slice(section && crumbs.length > 1 ? 1 : 0)
      .reverse(),
  );
  return (
    <Box
      sx={(theme) => ({
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        background: theme.shell.background,
        // On the theme's own ground; the panel goes back to the shade for light grounds.
        '--focus-ring': theme.shell.activeText,
        '@media print': { display: 'block', height: 'auto', background: 'none' },
      })}
    >
      <SkipLink target="content" label={translate('console.skipToContent')} />
      <NavigationProgress />
      <Header
        isNarrow={isNarrow}
        isCollapsed={isCollapsed}
        onToggle={() => (isNarrow ? setDrawerOpen(true) : setCollapsed(!isCollapsed))}
      />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', ...wholeOnPaper }}>
        {isNarrow ? (
          <Suspense>
            <AsideDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        ) : (
          <Aside section={section} isCollapsed={isCollapsed} />
        )}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            mr: { xs: 0, md: 2 },
            display: 'flex',
            flexDirection: 'column',
            minHeight: 0,
            ...wholeOnPaper,
          }}
        >
          <TabBar />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={(theme) => ({
              flex: 1,
              minHeight: 0,
              overflow: 'hidden',
              display: 'flex',
              flexDirection: 'column',
              background: theme.shell.panel,
              '--focus-ring': theme.palette.primary.main,
              border: `1px solid ${theme.shell.border}`,
              borderBottom: 0,
              borderInline: { xs: 0, md: `1px solid ${theme.shell.border}` },
              outline: 'none',
              '@media print': { ...wholeOnPaper['@media print'], border: 0, background: 'none' },
            })}
          >
            {/* react-admin's pages write their title into this; ours stands in the breadcrumb and the page's own heading. */}
            <TitlePortal sx={{ display: 'none' }} />
            <TabPages>{children}</TabPages>
          </Box>
        </Box>
      </Box>
      <FillingNotice />
    </Box>
  );
}
