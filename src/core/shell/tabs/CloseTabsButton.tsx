import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import { Box, Menu } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderButton } from '../header/HeaderButton';
import { commandItems } from './commandItems';
import { useTabsActions, useTabsView } from './TabsContext';

const small = { width: 32, height: '100%', borderRadius: 0, '& svg': { fontSize: 19 } };

/** At the end of the bar: closes all tabs, or, from its menu, those around the current one. */
export function CloseTabsButton() {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { run } = useTabsActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box
      role="group"
      aria-label={translate('console.tabs.closeGroup')}
      sx={(theme) => ({
        display: 'flex',
        flexShrink: 0,
        ml: 0.5,
        border: `1px solid ${theme.shell.border}`,
        borderBottom: 0,
        borderRadius: '6px 6px 0 0',
        color: theme.shell.activeTabText,
        background: theme.shell.activeTabBackground,
      })}
    >
      <HeaderButton
        label={translate('console.tabs.closeAll')}
        icon={<HighlightOffIcon />}
        onClick={() => run('closeAll', state.active)}
        sx={small}
      />
      <HeaderButton
        label={translate('console.tabs.closeMore')}
        icon={<KeyboardArrowDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...small, width: 28 }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {commandItems({
          commands: ['closeLeft', 'closeRight', 'closeOthers', 'closeAll'],
          path: state.active,
          state,
          translate,
          run,
          onDone: close,
        })}
      </Menu>
    </Box>
  );
}
