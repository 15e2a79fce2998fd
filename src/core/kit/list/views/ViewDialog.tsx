import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ListView, VIEW_NAME_MAX } from '../../../../../contract/query/listView';
import { TitledDialog } from '../../page/TitledDialog';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import { ShareInputs, type SharingChoice } from './ShareInputs';
import type { useListViews } from './useListViews';
import type { ViewStep } from './ViewRow';

interface ViewDialogProps {
  view: ListView;
  step: ViewStep;
  store: ReturnType<typeof useListViews>;
  onClose: () => void;
}

/** Renames, shares or deletes a view. */
export default function ViewDialog({ view, step, store, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const { active, setActive } = useActiveView(useListSettings().key);
  const [name, setName] = useState(view.name);
  const { sharing, templateId, sharedDefault } = view;
  const [choice, setChoice] = useState<SharingChoice>({ sharing, templateId, sharedDefault });
  const [isBusy, setIsBusy] = useState(false);
  const isActive = active?.id === view.id;
  const isComplete = {
    rename: name.trim() !== '',
    share: choice.sharing !== 'role' || choice.templateId !== null,
    remove: true,
  };

  async function run() {
    const { id } = view;
    if (step === 'rename') {
      await store.change('updateView', { id, name: name.trim() });
      if (isActive) setActive({ ...active, name: name.trim() });
    } else if (step === 'share') {
      await store.change('shareView', { id, ...choice });
    } else {
      await store.change('deleteView', { id });
      // The list keeps what it shows.
      if (isActive) setActive({ ...active, id: undefined, name: undefined, isOwn: false });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles events of a portal to the form in the menu.
    event.stopPropagation();
    setIsBusy(true);
    try {
      await run();
      onClose();
    } catch {
      // The HTTP client has shown the reason.
      setIsBusy(false);
    }
  }

  return (
    <TitledDialog title={translate(`kit.views.${step}Title`, { name: view.name })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ paddingBlockStart: '8px !important' }}>
          {step === 'rename' && (
            <TextField
              autoFocus
              fullWidth
              size="small"
              margin="none"
              label={translate('kit.views.rowName')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX } }}
            />
          )}
          {step === 'share' && <ShareInputs resource={store.resource ?? ''} value={choice} onChange={setChoice} />}
          {step === 'remove' && (
            <DialogContentText>
              {translate(view.sharing === 'none' ? 'kit.views.removeOwn' : 'kit.views.removeShared')}
            </DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={step === 'remove' ? 'error' : 'primary'}
            disabled={!isComplete[step]}
            loading={isBusy}
          >
            {translate(step === 'remove' ? 'ra.action.delete' : 'ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}
