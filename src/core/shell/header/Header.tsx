import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH } from '../../../../contract/constants';
import { PageSearch } from '../search/PageSearch';
import { HeaderButton } from './HeaderButton';
import { LogIndicator } from './LogIndicator';
import { Logo } from './Logo';
import { TopMenu } from './TopMenu';
import { UserMenu } from './UserMenu';
import { ViewTools } from './ViewTools';

interface HeaderProps {
  /** Not enough room for menu bars: the toggle opens a drawer that holds both menus. */
  isNarrow: boolean;
  isCollapsed: boolean;
  onToggle: () => void;
}

/** Logo, sidebar toggle, top menu and the tools, from left to right (spec §2). */
export function Header({ isNarrow, isCollapsed, onToggle }: HeaderProps) {
  const translate = useTranslate();
  const toggleLabel = isNarrow ? 'openMenu' : isCollapsed ? 'expandAside' : 'collapseAside';
  return (
    <Box
      component="header"
      sx={(theme) => ({
        height: 60,
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        color: theme.shell.text,
        pr: { xs: 0.5, md: 2 },
        '@media print': { display: 'none' },
      })}
    >
      {!isNarrow && <Logo width={isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH} isIconOnly={isCollapsed} />}
      <HeaderButton
        label={translate(`console.header.${toggleLabel}`)}
        onClick={onToggle}
        aria-expanded={isNarrow ? undefined : !isCollapsed}
        icon={isCollapsed || isNarrow ? <MenuIcon /> : <MenuOpenIcon />}
      />
      {isNarrow ? <Logo width="auto" isIconOnly={false} /> : <TopMenu />}
      <Box
        role="toolbar"
        aria-label={translate('console.header.tools')}
        sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.25, flexShrink: 0 }}
      >
        <PageSearch />
        <LogIndicator />
        {!isNarrow && <ViewTools />}
        <UserMenu isNarrow={isNarrow} />
      </Box>
    </Box>
  );
}
