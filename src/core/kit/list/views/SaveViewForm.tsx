import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useHref, useLocation } from 'react-router';
import { VIEW_NAME_MAX } from '../../../../../contract/query/listView';
import { copyText } from '../../../plugin-api';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import { useCurrentState } from './useCurrentState';
import { useIsViewChanged } from './useIsViewChanged';
import { viewLink } from './useLinkedView';
import type { useListViews } from './useListViews';

/** Saves what the list shows: into the active view, as a new one, or as a link. */
export function SaveViewForm({ store, onClose }: { store: ReturnType<typeof useListViews>; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { active, setActive } = useActiveView(useListSettings().key);
  const isChanged = useIsViewChanged();
  const { state } = useCurrentState();
  const { pathname } = useLocation();
  const href = useHref({ pathname, search: viewLink({ ...state, saved: state }) });
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
      onClose();
    } catch {
      // The HTTP client has shown the reason.
    } finally {
      setIsBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (!trimmed) return;
    void run(async () => {
      const id = await store.save(trimmed, state);
      const look = { saved: state, columns: state.columns, density: state.density };
      setActive({ ...(id !== undefined && { id, isOwn: true }), name: trimmed, ...look, dropped: [] });
    });
  };
  const update = () =>
    run(async () => {
      await store.change('updateView', { id: active?.id, replaced: true, ...state });
      if (active) setActive({ ...active, saved: state, columns: state.columns, density: state.density });
    });
  const copy = async () => {
    const isCopied = await copyText(new URL(href, window.location.href).href);
    notify(isCopied ? 'kit.views.copied' : 'kit.views.notCopied', { type: isCopied ? 'success' : 'warning' });
    if (isCopied) onClose();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, padding: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {active?.isOwn && isChanged && (
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void update()}>
          {translate('kit.views.update', { name: active.name })}
        </Button>
      )}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          margin="none"
          fullWidth
          label={translate('kit.views.name')}
          helperText={translate(store.isStored ? 'kit.views.contents' : 'kit.views.localContents')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
        />
        <Button type="submit" variant="contained" disabled={isBusy || !name.trim()} sx={{ flex: 'none' }}>
          {translate('ra.action.save')}
        </Button>
      </Box>
      <Button size="small" startIcon={<LinkIcon />} sx={{ justifySelf: 'start' }} onClick={() => void copy()}>
        {translate('kit.views.copy')}
      </Button>
    </Box>
  );
}
