import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MenuAnchor } from '../MenuAnchor';
import { useAllowedEntries } from '../useAllowedEntries';
import { useCurrentPage } from '../useCurrentPage';
import { useShownSections } from '../useShownMenus';
import { HeaderButton } from './HeaderButton';
import { useInSight } from './useInSight';
import { useOverflow } from './useOverflow';

/** The ten sections; arrows appear when they do not fit. */
export function TopMenu() {
  const translate = useTranslate();
  const sections = useShownSections();
  const currentId = useCurrentPage().section?.plugin;
  const isAllowed = useAllowedEntries();
  const strip = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(strip);
  // Also the section of a page that was opened by its address is in view.
  useInSight(strip, {
    current: currentId ?? '',
    isThere: sections.some(({ plugin }) => plugin === currentId),
    find: linkOf,
  });
  // As the template does: left to the very start, right by what is in view.
  const scroll = (left: number) => strip.current?.scrollTo({ left, behavior: 'smooth' });
  const scrollRight = () => scroll((strip.current?.scrollLeft ?? 0) + (strip.current?.clientWidth ?? 0));
  return (
    <Box
      component="nav"
      aria-label={translate('console.header.sections')}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0, flex: 1 }}
    >
      {isOverflowing && (
        <HeaderButton
          label={translate('console.header.scrollLeft')}
          icon={<ChevronLeftIcon />}
          onClick={() => scroll(0)}
          sx={{ width: 28 }}
        />
      )}
      <Box
        component="ul"
        ref={strip}
        sx={{ display: 'flex', m: 0, p: 0, minWidth: 0, listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {sections.map(({ plugin, title, icon: Icon, entries, to }) => (
          <li key={plugin}>
            <MenuAnchor
              to={entries.find((entry) => entry.to.startsWith('/') && isAllowed(entry))?.to ?? to}
              data-section={plugin}
              aria-current={plugin === currentId ? 'true' : undefined}
              sx={(theme) => ({
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                height: 60,
                px: 1.25,
                whiteSpace: 'nowrap',
                fontSize: 14,
                textDecoration: 'none',
                border: 0,
                background: 'none',
                fontFamily: 'inherit',
                cursor: 'pointer',
                color: theme.shell.text,
                outlineOffset: -3,
                '& svg': { fontSize: 18 },
                '&:hover': { color: theme.shell.hoverText, background: theme.shell.hoverBackground },
                '&[aria-current]': {
                  color: theme.shell.activeText,
                  background: theme.shell.activeBackground,
                  fontWeight: 600,
                },
              })}
            >
              <Icon />
              {translate(title, { _: title })}
            </MenuAnchor>
          </li>
        ))}
      </Box>
      {isOverflowing && (
        <HeaderButton
          label={translate('console.header.scrollRight')}
          icon={<ChevronRightIcon />}
          onClick={scrollRight}
          sx={{ width: 28 }}
        />
      )}
    </Box>
  );
}

const linkOf = (strip: HTMLElement | null, section: string) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].find(
    ({ dataset }) => dataset.section === section,
  );
