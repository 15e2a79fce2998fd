import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { RefusalNotice, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { DELETE_INPUT_CONFIRMATION } from '../entities/applications/serviceApplicationReads';

export interface DeleteInputDialogProps {
  /** Resource of the applications. */
  resource: string;
  /** Deletes only what this batch has written. Defaults to everything imported. */
  importBatchId?: string;
  onClose: () => void;
}

/** Deletes imported applications after the user has typed the confirmation text. */
export function DeleteInputDialog({ resource, importBatchId, onClose }: DeleteInputDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [typedText, setTypedText] = useState('');
  // Users type the text in their own language; the call always takes the same one.
  const confirmationText = translate('service-manage.input.deleteAll');
  const { attempt, isBusy, refusal, forget } = useAttempt();

  const remove = () =>
    attempt(async () => {
      await dataProvider.call(
        resource,
        'deleteAllInput',
        { confirmation: DELETE_INPUT_CONFIRMATION, ...(importBatchId && { importBatchId }) },
        { silent: 'rejection' },
      );
      refresh();
      onClose();
    });

  return (
    <TitledDialog
      title={translate(`service-manage.input.${importBatchId ? 'deleteBatch' : 'deleteAll'}`)}
      onClose={onClose}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {translate('service-manage.input.deleteHelp', { words: confirmationText })}
        <TextField
          size="small"
          label={translate('service-manage.input.words')}
          value={typedText}
          onChange={({ target }) => {
            setTypedText(target.value);
            forget();
          }}
          error={refusal?.errors.confirmation !== undefined}
          helperText={refusal?.errors.confirmation}
        />
        <RefusalNotice refusal={refusal} isShown={(field) => field === 'confirmation'} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          color="error"
          disabled={typedText.trim() !== confirmationText}
          loading={isBusy}
          onClick={() => void remove()}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
