import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { ReasonDialog, ShownOnce, useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import type { AppPairing } from '../entities/attendant';

/**
 * Issues a one-time code with which a caregiver's handset gets a key for its app. The code is shown only once, and the
 * previous key becomes invalid.
 */
export default function AppKeyDialog({ resource, records: [record], onClose }: ActionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const isIssued = useRef(false);
  const [code, setCode] = useState<string>();
  if (!record) return null;
  const say = (name: string, params?: object) => translate(`service-manage.attendant.appKey.${name}`, params);

  async function issue(reason: string) {
    const input = { id: record?.id, reason };
    // The contract defines the format of the answer.
    const answer = (await dataProvider.call(resource, 'issueAppKey', input, { silent: 'rejection' })) as AppPairing;
    isIssued.current = true;
    setCode(answer.code);
  }

  function finish() {
    refresh();
    onClose();
  }

  if (code === undefined) {
    return (
      <ReasonDialog
        title={say('issue')}
        description={say(record.appKeyTime == null ? 'first' : 'replaces')}
        confirmLabel={say('issue')}
        onConfirm={issue}
        onClose={() => {
          if (!isIssued.current) onClose();
        }}
      />
    );
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
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('issue')}</DialogTitle>
      <ShownOnce secret={code} texts={texts} onClose={finish} />
    </Dialog>
  );
}
