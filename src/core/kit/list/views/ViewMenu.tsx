import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import type { ListView } from '../../../../../contract/query/listView';
import { useListSettings } from '../ListSettings';
import { toActiveView, useActiveView } from './activeView';
import { SaveViewForm } from './SaveViewForm';
import { useCurrentState } from './useCurrentState';
import { useListViews } from './useListViews';
import { ViewRow } from './ViewRow';

/** The views of the list: choose, save, change, share. Loaded on first use. */
export default function ViewMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const { key } = useListSettings();
  const { active } = useActiveView(key);
  const { show } = useCurrentState();
  const store = useListViews();
  const own = store.views.filter(({ isOwn }) => isOwn);
  const shared = store.views.filter(({ isOwn }) => !isOwn);
  const choose = (view?: ListView) => {
    show(view && toActiveView(view));
    onClose();
  };
  const row = (view: ListView) => (
    <ViewRow key={view.id} view={view} store={store} isActive={active?.id === view.id} onChoose={() => choose(view)} />
  );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.views.title') } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Box sx={{ width: 340, maxWidth: '100%' }}>
        {store.isLoading && <LinearProgress aria-label={translate('kit.list.loading')} />}
        <List dense disablePadding sx={{ maxHeight: '50vh', overflow: 'auto' }}>
          <ViewRow store={store} isActive={!active} onChoose={() => choose()} />
          {own.map(row)}
          {store.local.map(({ name, filter, sort }) => (
            <ViewRow
              key={name}
              localName={name}
              store={store}
              isActive={active?.id === undefined && active?.name === name}
              onChoose={() => {
                const sortField = sort?.field ?? null;
                const saved = { filter, sortField, sortOrder: sort?.order === 'DESC' ? 'desc' : 'asc' } as const;
                const look = { columns: null, density: 'standard' } as const;
                show({ name, saved: { ...saved, ...look }, ...look, dropped: [] });
                onClose();
              }}
            />
          ))}
          {shared.length > 0 && <ListSubheader disableSticky>{translate('kit.views.shared')}</ListSubheader>}
          {shared.map(row)}
        </List>
        <SaveViewForm store={store} onClose={onClose} />
      </Box>
    </Popover>
  );
}
