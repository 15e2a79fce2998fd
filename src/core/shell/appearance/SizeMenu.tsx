import CircleIcon from '@mui/icons-material/Circle';
import FormatSizeIcon from '@mui/icons-material/FormatSize';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComponentSize } from '../../../../contract/constants';
import { useThemeSettings } from '../../plugin-api';
import { HeaderButton } from '../header/HeaderButton';
import { LazyMenu } from '../LazyMenu';
import { toastStore } from '../toast/toastStore';

/** Selects the size of all controls; unsaved input is kept, because only the theme changes. */
export function SizeMenu() {
  const translate = useTranslate();
  const { size: current, sizes, change } = useThemeSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (size: ComponentSize) => {
    setAnchor(null);
    change({ size });
    // Shown even for the current size, as in the template.
    const message = translate('console.size.changed', { size: translate(`console.size.${size}`) });
    toastStore.push({ type: 'success', message });
  };
  return (
    <>
      <HeaderButton
        label={translate('console.size.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        icon={<FormatSizeIcon />}
      />
      <LazyMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={({ ListItemIcon, MenuItem }) =>
          sizes.map((size) => (
            <MenuItem
              key={size}
              role="menuitemradio"
              aria-checked={size === current}
              selected={size === current}
              onClick={() => choose(size)}
            >
              <ListItemIcon sx={{ '&&': { minWidth: 24 } }}>
                {size === current && <CircleIcon sx={{ '&&': { fontSize: 10 }, color: 'primary.main' }} />}
              </ListItemIcon>
              {translate(`console.size.${size}`)}
            </MenuItem>
          ))
        }
      />
    </>
  );
}
