import { useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { OneTimeSecret, ReasonDialog, TitledDialog, useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import type { AppPairing } from '../entities/attendants/attendant';

/**
 * Issues a one-time code with which a caregiver's handset gets a key for its app. The code is shown only once, and the
 * previous key becomes invalid.
 */
export default function AppKeyDialog({ resource, records: [record], onClose }: ActionProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const isIssued = useRef(false);
  const [code, setCode] = useState<string>();
  if (!record) return null;
  const text = (name: string, params?: object) => translate(`service-manage.attendant.appKey.${name}`, params);

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
        title={text('issue')}
        description={text(record.appKeyTime == null ? 'first' : 'replaces')}
        confirmLabel={text('issue')}
        onConfirm={issue}
        onClose={() => {
          if (!isIssued.current) onClose();
        }}
      />
    );
  }
  const texts = {
    once: text('once'),
    of: text('of', { name: String(record.name ?? '') }),
    label: text('label'),
    copy: text('copy'),
    use: text('use'),
    kept: text('kept'),
  };
  return (
    <TitledDialog title={text('issue')} maxWidth="sm">
      <OneTimeSecret secret={code} texts={texts} onClose={finish} />
    </TitledDialog>
  );
}
