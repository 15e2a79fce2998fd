import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '../../registry/routeTable';
import { useTooltip } from '../../theme/tooltips/useTooltip';
import { MenuAnchor } from '../MenuAnchor';
import { useMenuLink } from '../useMenuLink';

interface AsideItemProps {
  entry: MenuEntry;
  isCurrent: boolean;
  isCollapsed: boolean;
  onChoose?: () => void;
}

/** An entry of the sidebar: a link, so that it can open in a new tab; collapsed, its title is a tooltip. */
export function AsideItem({ entry, isCurrent, isCollapsed, onChoose }: AsideItemProps) {
  const translate = useTranslate();
  const { isExternal } = useMenuLink()(entry.to);
  const Icon = entry.icon ?? ArticleOutlinedIcon;
  const title = translate(entry.title, { _: entry.title });
  const { anchorProps, tooltip } = useTooltip(title, 'right');
  const link = { to: entry.to, onChoose, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (isCollapsed) {
    return (
      <>
        <MenuAnchor {...link} {...anchorProps} className="shell-entry shell-entry-icon" aria-label={title}>
          <Icon />
        </MenuAnchor>
        {tooltip}
      </>
    );
  }
  return (
    <MenuAnchor {...link} className="shell-entry">
      <Icon />
      <span>{title}</span>
      {isExternal && <OpenInNewIcon className="shell-entry-outside" titleAccess={translate('console.menu.newTab')} />}
    </MenuAnchor>
  );
}
