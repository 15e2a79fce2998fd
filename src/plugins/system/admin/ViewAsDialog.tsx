import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { isRecord } from '../../../../contract/values/isRecord';
import { RefusalNotice, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { type ActionProps, startViewAs } from '../../../core/plugin-api';
import { admin } from '../entities/admin';

/** Asks for confirmation before the console is shown from the perspective of an account. */
export default function ViewAsDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const { attempt, isBusy, refusal } = useAttempt();
  const [account] = records;
  const start = () =>
    attempt(async () => {
      const answer = await dataProvider.call(resource, 'viewAs', { id: account?.id }, { silent: 'rejection' });
      if (!isRecord(answer) || typeof answer.token !== 'string') return;
      startViewAs(answer.token);
      // A full reload, because all loaded data belongs to the previous session.
      window.location.assign('/');
    });
  return (
    <TitledDialog title={translate('system-manage.admin.viewAs', { name: String(account?.name) })} onClose={onClose}>
      <DialogContent>
        <DialogContentText>{translate('system-manage.admin.viewAsHelp')}</DialogContentText>
        <RefusalNotice refusal={refusal} entity={admin} isShown={() => false} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={start}>
          {translate('system-manage.admin.viewAsStart')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
