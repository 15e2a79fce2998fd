import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Link } from 'react-router';
import { hotlineAddress, isHelpAddress } from '../../registry/consoleConfig';
import type { SiteTexts } from '../../theme/themeTexts';
import type { MenuParts } from '../OpenedMenu';
import { SUPPORT_PATH } from '../session/guard';

interface HelpItemsOptions {
  parts: MenuParts;
  site: SiteTexts;
  translate: (key: string, options?: Record<string, unknown>) => string;
  onDone: () => void;
}

/** Menu entries for the operator's help and hotline; a help text appears on the support page instead. */
export function helpItems({ parts, site: { help, hotline }, translate, onDone }: HelpItemsOptions) {
  const { Divider, ListItemIcon, MenuItem } = parts;
  if (help === undefined && hotline === undefined) return [];
  const target =
    help !== undefined && isHelpAddress(help)
      ? { component: 'a', href: help, target: '_blank', rel: 'noopener noreferrer' }
      : { component: Link, to: SUPPORT_PATH };
  return [
    help !== undefined && (
      <MenuItem key="help" {...target} onClick={onDone}>
        <ListItemIcon>
          <HelpIcon fontSize="small" />
        </ListItemIcon>
        {translate('console.help.title')}
      </MenuItem>
    ),
    hotline !== undefined && (
      <MenuItem key="hotline" component="a" href={hotlineAddress(hotline)} onClick={onDone}>
        <ListItemIcon>
          <PhoneIcon fontSize="small" />
        </ListItemIcon>
        {translate('console.help.call', { hotline })}
      </MenuItem>
    ),
    <Divider key="helpLine" />,
  ];
}
