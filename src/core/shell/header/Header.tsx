import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { useTranslate } from 'react-admin';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH } from '../../../../contract/constants';
import { type HostWidget, usePermission, useWidgets } from '../../plugin-api';
import { useIsPageIdle } from '../../runtime/useIsPageIdle';
import { PageSearch } from '../search/PageSearch';
import { HeaderButton } from './HeaderButton';
import { LogIndicator } from './LogIndicator';
import { Logo } from './Logo';
import { TopMenu } from './TopMenu';
import { UserMenu } from './UserMenu';
import { ViewTools } from './ViewTools';

interface HeaderProps {
  /** Whether there is no room for menu bars: the toggle then opens a drawer with both menus. */
  isNarrow: boolean;
  isCollapsed: boolean;
  onToggle: () => void;
}

/** Logo, sidebar toggle, top menu and the tools, from left to right (spec §2). */
export function Header({ isNarrow, isCollapsed, onToggle }: HeaderProps) {
  const translate = useTranslate();
  const widgets = useWidgets('header');
  const toggleLabel = isNarrow ? 'openMenu' : isCollapsed ? 'expandAside' : 'collapseAside';
  return (
    <header className="shell-header">
      {!isNarrow && <Logo width={isCollapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH} isIconOnly={isCollapsed} />}
      <HeaderButton
        label={translate(`console.header.${toggleLabel}`)}
        onClick={onToggle}
        aria-expanded={isNarrow ? undefined : !isCollapsed}
        icon={isCollapsed || isNarrow ? <MenuIcon /> : <MenuOpenIcon />}
      />
      {isNarrow ? <Logo width="auto" isIconOnly={false} /> : <TopMenu />}
      <div role="toolbar" aria-label={translate('console.header.tools')} className="shell-tools">
        <PageSearch />
        {widgets.map((widget) => (
          <HeaderWidget key={widget.key} widget={widget} />
        ))}
        {!isNarrow && <ViewTools />}
        <LogIndicator />
        <UserMenu isNarrow={isNarrow} />
      </div>
    </header>
  );
}

/** Reserves its space while its code loads, after the page. */
function HeaderWidget({ widget }: { widget: HostWidget }) {
  const isAllowed = usePermission(widget.permission);
  const isReady = useIsPageIdle();
  if (!isAllowed) return null;
  return <div className="shell-widget">{isReady && widget.render({ slot: 'header' })}</div>;
}
