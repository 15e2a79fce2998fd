import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePageMenus } from '../../plugin-api';
import { isViewingAs } from '../../storage';
import { prefersReducedMotion } from '../../theme/prefersReducedMotion';
import type { FrameLink } from '../frame/startFrame';
import { storeFrameMenu } from '../frame/storeFrame';
import { MenuAnchor } from '../MenuAnchor';
import { isSectionShown, useAllowedEntries } from '../useAllowedEntries';
import { useCurrentPage } from '../useCurrentPage';
import { useShownSections } from '../useShownMenus';
import { HeaderButton } from './HeaderButton';
import { useOverflow } from './useOverflow';
import { useScrollIntoView } from './useScrollIntoView';

/** The ten sections; scroll arrows appear when they do not fit. */
export const TopMenu = memo(function TopMenu() {
  const translate = useTranslate();
  const isAllowed = useAllowedEntries();
  const sections = useShownSections().filter((section) => isSectionShown(section, isAllowed));
  const currentId = useCurrentPage().section?.plugin;
  const strip = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(strip);
  // Also scrolls to the section of a page that was opened by its address.
  useScrollIntoView(strip, {
    current: currentId ?? '',
    isThere: sections.some(({ plugin }) => plugin === currentId),
    find: findSectionLink,
  });
  // As in the template: left scrolls to the start, right by the visible width.
  const scroll = (left: number) =>
    strip.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  const items = sections.map(({ entries, to, title, ...section }) => ({
    ...section,
    title: translate(title, { _: title }),
    to: entries.find((entry) => entry.to.startsWith('/') && isAllowed(entry))?.to ?? to,
  }));
  useStoreMenu(items.map(({ title, to }) => [title, to]));
  const scrollRight = () => scroll((strip.current?.scrollLeft ?? 0) + (strip.current?.clientWidth ?? 0));
  return (
    <nav aria-label={translate('console.header.sections')} className="shell-sections">
      {isOverflowing && (
        <HeaderButton
          label={translate('console.header.scrollLeft')}
          icon={<ChevronLeftIcon />}
          onClick={() => scroll(0)}
          data-arrow
          className="shell-tool-narrow"
        />
      )}
      <ul ref={strip}>
        {items.map(({ plugin, title, icon: Icon, to }) => (
          <li key={plugin}>
            <MenuAnchor
              to={to}
              data-section={plugin}
              aria-current={plugin === currentId ? 'true' : undefined}
              className="shell-section"
            >
              <Icon />
              {title}
            </MenuAnchor>
          </li>
        ))}
      </ul>
      {isOverflowing && (
        <HeaderButton
          label={translate('console.header.scrollRight')}
          icon={<ChevronRightIcon />}
          onClick={scrollRight}
          data-arrow
          className="shell-tool-narrow"
        />
      )}
    </nav>
  );
});

/** Stores the menu for the frame of the next page load in this browser. */
function useStoreMenu(links: readonly FrameLink[]): void {
  const { top } = usePageMenus();
  const menu = JSON.stringify(links);
  useEffect(() => {
    // Do not store a page's own menu, or another user's menu during a view.
    if (!top && !isViewingAs()) storeFrameMenu(menu);
  }, [top, menu]);
}

const findSectionLink = (strip: HTMLElement | null, section: string) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].find(
    ({ dataset }) => dataset.section === section,
  );
