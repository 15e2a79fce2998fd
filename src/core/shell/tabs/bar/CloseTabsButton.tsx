import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HeaderButton } from '../../header/HeaderButton';
import { LazyMenu } from '../../LazyMenu';
import { useTabsActions, useTabsView } from '../TabsContext';
import { commandItems } from './commandItems';

/** At the end of the bar: closes all tabs, or, from its menu, those around the current one. */
export function CloseTabsButton() {
  const translate = useTranslate();
  const { state } = useTabsView();
  const { run } = useTabsActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div role="group" aria-label={translate('console.tabs.closeGroup')} className="shell-close-tabs">
      <HeaderButton
        label={translate('console.tabs.closeAll')}
        icon={<HighlightOffIcon />}
        onClick={() => run('closeAll', state.active)}
        className="shell-tool-tab"
      />
      <HeaderButton
        label={translate('console.tabs.closeMore')}
        icon={<KeyboardArrowDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="shell-tool-tab shell-tool-narrow"
      />
      <LazyMenu
        anchor={anchor}
        onClose={close}
        items={({ MenuItem }) =>
          commandItems({
            MenuItem,
            commands: ['closeLeft', 'closeRight', 'closeOthers', 'closeAll', 'reopen'],
            path: state.active,
            state,
            translate,
            run,
            onDone: close,
          })
        }
      />
    </div>
  );
}
