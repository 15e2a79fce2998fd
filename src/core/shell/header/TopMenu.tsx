import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePageMenus } from '../../plugin-api';
import { isViewing } from '../../storage';
import { prefersStill } from '../../theme/prefersStill';
import { keepMenu } from '../frame/keepFrame';
import type { FrameLink } from '../frame/startFrame';
import { MenuAnchor } from '../MenuAnchor';
import { isSectionShown, useAllowedEntries } from '../useAllowedEntries';
import { useCurrentPage } from '../useCurrentPage';
import { useShownSections } from '../useShownMenus';
import { HeaderButton } from './HeaderButton';
import { useInSight } from './useInSight';
import { useOverflow } from './useOverflow';

/** The ten sections; scroll arrows appear when they do not fit. */
export const TopMenu = memo(function TopMenu() {
  const translate = useTranslate();
  const isAllowed = useAllowedEntries();
  const sections = useShownSections().filter((section) => isSectionShown(section, isAllowed));
  const currentId = useCurrentPage().section?.plugin;
  const strip = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(strip);
  // Also scrolls to the section of a page that was opened by its address.
  useInSight(strip, {
    current: currentId ?? '',
    isThere: sections.some(({ plugin }) => plugin === currentId),
    find: linkOf,
  });
  // As in the template: left scrolls to the start, right by the visible width.
  const scroll = (left: number) => strip.current?.scrollTo({ left, behavior: prefersStill() ? 'instant' : 'smooth' });
  const items = sections.map(({ entries, to, title, ...section }) => ({
    ...section,
    title: translate(title, { _: title }),
    to: entries.find((entry) => entry.to.startsWith('/') && isAllowed(entry))?.to ?? to,
  }));
  useKeptMenu(items.map(({ title, to }) => [title, to]));
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
function useKeptMenu(links: readonly FrameLink[]): void {
  const { top } = usePageMenus();
  const menu = JSON.stringify(links);
  useEffect(() => {
    // Do not store a page's own menu, or another user's menu during a view.
    if (!top && !isViewing()) keepMenu(menu);
  }, [top, menu]);
}

const linkOf = (strip: HTMLElement | null, section: string) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].find(
    ({ dataset }) => dataset.section === section,
  );
