import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH } from '../../../../contract/constants';
import { useMotion } from '../../plugin-api';
import type { SectionEntry } from '../../registry/routeTable';
import { useShownSection } from '../useShownMenus';
import { AsideMenu } from './AsideMenu';

/** The sidebar: the chosen section's pages, 200 px wide or 65 px collapsed (spec §9). */
export function Aside({ section, isCollapsed }: { section: SectionEntry | undefined; isCollapsed: boolean }) {
  const translate = useTranslate();
  const { hasAsideTransition } = useMotion();
  const shown = useShownSection(section);
  const name = section ? translate(section.title) : '';
  return (
    <Box
      component="nav"
      aria-label={translate('console.menu.aside', { section: name })}
      sx={{
        width: isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH,
        flexShrink: 0,
        overflowY: 'auto',
        overflowX: 'hidden',
        scrollbarWidth: 'thin',
        pb: 2,
        '@media print': { display: 'none' },
        transition: hasAsideTransition ? 'width .3s' : 'none',
      }}
    >
      {shown && <AsideMenu section={shown} isCollapsed={isCollapsed} />}
    </Box>
  );
}
