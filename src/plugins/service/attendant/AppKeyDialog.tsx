import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { RefusalNotice, ShownOnce, useAttempt, useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import type { AppKey } from '../entities/attendant';

/** Gives a caregiver's app its key, which replaces the one before and is seen this one time. */
export default function AppKeyDialog({ resource, records: [record], onClose }: ActionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const { attempt, isBusy, refusal } = useAttempt();
  const [key, setKey] = useState<string>();
  if (!record) return null;
  const say = (name: string, params?: object) => translate(`service-manage.attendant.appKey.${name}`, params);

  const issue = () =>
    attempt(async () => {
      const { id } = record;
      // The server has answered what the contract says.
      const answer = (await dataProvider.call(resource, 'issueAppKey', { id }, { silent: 'rejection' })) as AppKey;
      setKey(answer.key);
    });

  function finish() {
    refresh();
    onClose();
  }

  const texts = {
    once: say('once'),
    of: say('of', { name: String(record.name ?? '') }),
    label: say('label'),
    copy: say('copy'),
    use: say('use'),
    kept: say('kept'),
  };
  return (
    <Dialog
      open
      onClose={isBusy || key !== undefined ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{say('issue')}</DialogTitle>
      {key !== undefined ? (
        <ShownOnce secret={key} texts={texts} onClose={finish} />
      ) : (
        <>
          <DialogContent>
            <RefusalNotice refusal={refusal} />
            <Typography>{say(record.appKeyTime == null ? 'first' : 'replaces')}</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={isBusy}>
              {translate('ra.action.cancel')}
            </Button>
            <Button variant="contained" onClick={issue} loading={isBusy}>
              {say('issue')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
