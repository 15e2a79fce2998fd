import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useRefresh, useTranslate } from 'react-admin';
import { CallForm, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { user } from '../entities/user';

/** Asks for the elder to link with an account. */
export default function LinkDialog({ id, resource, onClose }: { id: number; resource: string; onClose: () => void }) {
  const translate = useTranslate();
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
    <TitledDialog title={translate('account-manage.user.link')} onClose={onClose}>
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
    </TitledDialog>
  );
}
