import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { matchRoute } from '../../registry/matchRoute';
import type { MenuEntry, SectionEntry } from '../../registry/routeTable';
import { useConsole } from '../ConsoleContext';
import { useAllowedEntries } from '../useAllowedEntries';
import { AsideItem } from './AsideItem';

interface AsideMenuProps {
  section: SectionEntry;
  isCollapsed: boolean;
  onChoose?: () => void;
}

/** The pages of one section. */
export function AsideMenu({ section, isCollapsed, onChoose }: AsideMenuProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { table } = useConsole();
  const isAllowed = useAllowedEntries();
  const entries = section.entries.filter(isAllowed);
  if (entries.length === 0 && !isCollapsed) return <EmptyMenu text={translate('console.menu.none')} />;

  // Pages of a record highlight the entry of its list.
  const match = matchRoute(table, pathname);
  const resource = match && 'page' in match ? match.page.resource : undefined;
  const isCurrent = (entry: MenuEntry) =>
    entry.to === pathname || (resource !== undefined && entry.to === `/${resource}`);
  return (
    <ul className="shell-entries">
      {entries.map((entry) => (
        <li key={entry.key}>
          <AsideItem entry={entry} isCurrent={isCurrent(entry)} isCollapsed={isCollapsed} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function EmptyMenu({ text }: { text: string }) {
  return (
    <Box
      sx={(theme) => ({
        m: 2,
        py: 3,
        borderRadius: 2,
        textAlign: 'center',
        color: theme.shell.text,
        background: theme.shell.hoverBackground,
      })}
    >
      <InboxOutlinedIcon />
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
