import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, type Theme, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '../../registry/routeTable';
import { MenuAnchor } from '../MenuAnchor';
import { useMenuLink } from '../useMenuLink';

interface AsideItemProps {
  entry: MenuEntry;
  isCurrent: boolean;
  isCollapsed: boolean;
  onChoose?: () => void;
}

/** One entry of the sidebar: a real link, so that it opens in a new tab too; its title is a tooltip when collapsed. */
export function AsideItem({ entry, isCurrent, isCollapsed, onChoose }: AsideItemProps) {
  const translate = useTranslate();
  const { isExternal } = useMenuLink()(entry.to);
  const Icon = entry.icon ?? ArticleOutlinedIcon;
  const title = translate(entry.title, { _: entry.title });
  return (
    <Tooltip title={isCollapsed ? title : ''} placement="right">
      <MenuAnchor
        to={entry.to}
        onChoose={onChoose}
        aria-label={isCollapsed ? title : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        sx={itemStyle(isCollapsed)}
      >
        <Icon />
        {!isCollapsed && (
          <Box component="span" sx={twoLines}>
            {title}
          </Box>
        )}
        {isExternal && !isCollapsed && (
          <OpenInNewIcon titleAccess={translate('console.menu.newTab')} sx={{ ml: 'auto', opacity: 0.7 }} />
        )}
      </MenuAnchor>
    </Tooltip>
  );
}

/** Long titles of some languages take two lines; the sidebar keeps its width. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

const itemStyle = (isCollapsed: boolean) => (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: isCollapsed ? 'center' : 'flex-start',
  gap: 1.25,
  boxSizing: 'border-box',
  width: isCollapsed ? 45 : 'calc(100% - 20px)',
  height: 40,
  mx: 1.25,
  my: 0.25,
  px: isCollapsed ? 0 : 1.5,
  border: 0,
  borderRadius: '8px',
  background: 'none',
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  overflow: 'hidden',
  cursor: 'pointer',
  color: theme.shell.text,
  textDecoration: 'none',
  '& svg': { fontSize: 18, flexShrink: 0 },
  '& svg:last-child:not(:first-of-type)': { fontSize: 14 },
  '&:hover': { color: theme.shell.hoverText, background: theme.shell.hoverBackground },
  '&[aria-current]': { color: theme.shell.activeText, background: theme.shell.activeBackground, fontWeight: 600 },
});
