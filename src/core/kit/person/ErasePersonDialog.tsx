import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { ErasurePreview } from '../../../../contract/erasePerson';
import type { ActionProps } from '../../plugin-api';
import { useCallQuery } from '../action/useCallQuery';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { ReadError } from '../page/ReadError';
import { ReasonDialog } from '../reveal/ReasonDialog';
import { ErasureTable } from './ErasureTable';

const REASONS = ['self', 'heirs', 'over'];

/**
 * Shows what the erasure of a person does and what the law requires to be kept, asks for a reason and
 * confirmation, and erases.
 */
export function ErasePersonDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [isSure, setIsSure] = useState(false);
  const id = records[0]?.id;
  const { data, error, refetch } = useCallQuery<ErasurePreview>(resource, 'previewErasure', { id }, { gcTime: 0 });
  async function erase(reason: string) {
    await dataProvider.call(resource, 'erasePerson', { id, reason }, { silent: 'rejection' });
    notify('kit.erasure.done', { type: 'success' });
    redirect('list', resource);
    refresh();
  }
  const isPossible = data !== undefined && data.unfinished.length === 0;
  return (
    <ReasonDialog
      title={translate('kit.erasure.title')}
      description={translate('kit.erasure.description')}
      suggestions={REASONS.map((name) => translate(`kit.erasure.reasons.${name}`))}
      confirmLabel={translate('kit.erasure.confirm')}
      tone="danger"
      isReady={isPossible && isSure}
      onConfirm={erase}
      onClose={onClose}
    >
      {error ? (
        <ReadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ErasureTable preview={data} />
      ) : (
        <LinearProgress />
      )}
      <FormControlLabel
        control={<Checkbox checked={isSure} onChange={(_, checked) => setIsSure(checked)} disabled={!isPossible} />}
        label={translate('kit.erasure.sure')}
        sx={{ marginBlock: 1 }}
      />
    </ReasonDialog>
  );
}
