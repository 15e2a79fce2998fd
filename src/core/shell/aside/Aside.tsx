import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH } from '../../../../contract/constants';
import { useMotion } from '../../plugin-api';
import type { SectionEntry } from '../../registry/routeTable';
import { FavouriteMenu } from '../favourites/FavouriteMenu';
import { useShownSection } from '../useShownMenus';
import { AsideMenu } from './AsideMenu';

/** The sidebar: favorites and the pages of the current section, 200 px wide or 65 px collapsed (spec §9). */
export const Aside = memo(function Aside({
  section,
  isCollapsed,
}: {
  section: SectionEntry | undefined;
  isCollapsed: boolean;
}) {
  const translate = useTranslate();
  const { hasAsideTransition } = useMotion();
  const shown = useShownSection(section);
  const name = section ? translate(section.title) : '';
  return (
    <nav
      aria-label={translate('console.menu.aside', { section: name })}
      className={hasAsideTransition ? 'shell-aside shell-aside-moving' : 'shell-aside'}
      style={{ width: isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH }}
    >
      <FavouriteMenu isCollapsed={isCollapsed} />
      {shown && <AsideMenu section={shown} isCollapsed={isCollapsed} />}
    </nav>
  );
});
