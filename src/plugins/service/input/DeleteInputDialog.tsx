import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { DELETE_INPUT_CONFIRMATION } from '../../../../contract/service/serviceApplicationReads';
import { useKitDataProvider } from '../../../core/kit';

export interface DeleteInputDialogProps {
  /** Resource of the applications. */
  resource: string;
  /** Only what this batch has written; everything imported unless told. */
  importBatchId?: string;
  onClose: () => void;
}

/** Removes imported applications once the words are typed. */
export function DeleteInputDialog({ resource, importBatchId, onClose }: DeleteInputDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const titleId = useId();
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState('');

  async function remove() {
    try {
      await dataProvider.call(resource, 'deleteAllInput', { confirmation, ...(importBatchId && { importBatchId }) });
      refresh();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate(`service-manage.input.${importBatchId ? 'deleteBatch' : 'deleteAll'}`)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {translate('service-manage.input.deleteHelp', { words: DELETE_INPUT_CONFIRMATION })}
        <TextField
          size="small"
          label={translate('service-manage.input.words')}
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="error" disabled={confirmation !== DELETE_INPUT_CONFIRMATION} onClick={remove}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
