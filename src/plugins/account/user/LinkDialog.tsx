import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { CallForm, useAttempt, useKitDataProvider } from '../../../core/kit';
import { user } from '../entities/user';

/** Asks for the elder to link with an account. */
export default function LinkDialog({ id, resource, onClose }: { id: number; resource: string; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const { attempt, isBusy } = useAttempt();
  const { elderlyId } = user.calls.linkElderly.input;

  async function link(input: object) {
    await dataProvider.call(resource, 'linkElderly', { id, ...input }, { silent: 'rejection' });
    refresh();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('account-manage.user.link')}</DialogTitle>
      <CallForm
        entity={user}
        operation="linkElderly"
        fields={elderlyId ? { elderlyId } : {}}
        onSubmit={(input) => attempt(() => link(input))}
        footer={
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate('account-manage.user.link')}
            </Button>
          </DialogActions>
        }
      />
    </Dialog>
  );
}
