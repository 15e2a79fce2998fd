import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import {
  choiceLabel,
  type KitRecord,
  TitledDialog,
  today,
  transitionLabel,
  useAttempt,
  useKitDataProvider,
  useViewpoint,
} from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { FinishForm } from './FinishForm';
import { type ListedVisit, nextVisit } from './nextVisit';
import { VisitAside } from './VisitAside';

/** Records the findings of follow-ups one after the other, with information about the elder beside the form. */
export default function FinishDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const { adminId } = useViewpoint();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { attempt, isBusy } = useAttempt();
  // Actions only receive records of their own resource.
  const [record, setRecord] = useState<ListedVisit | undefined>((records as readonly ListedVisit[])[0]);
  const [handledIds, setHandledIds] = useState<ReadonlySet<KitRecord['id']>>(new Set());
  if (!record) return null;
  const label = translate(transitionLabel(returnVisit, 'finishVisit'));

  function close() {
    if (handledIds.size > 0) refresh();
    onClose();
  }

  /** Opens the follow-up that has been waiting longest. */
  async function openNext(current: ListedVisit) {
    const handled = new Set([...handledIds, current.id]);
    setHandledIds(handled);
    const nextRecord = await nextVisit({ dataProvider, resource, adminId, today: today(), handledIds: handled });
    if (nextRecord) return setRecord(nextRecord);
    notify('visit-manage.visit.noNext', { type: 'info' });
    refresh();
    onClose();
  }

  async function finish(current: ListedVisit, input: object, isLast: boolean) {
    const { id, version } = current;
    await dataProvider.call(resource, 'finishVisit', { id, version, ...input }, { silent: 'rejection' });
    if (!isLast) return openNext(current);
    refresh();
    onClose();
  }

  return (
    <TitledDialog
      title={[label, record.visitNo, translate(choiceLabel(returnVisit, 'purpose', String(record.purpose)))].join(
        ' · ',
      )}
      onClose={isBusy ? undefined : close}
      maxWidth="lg"
      scroll="body"
      fullScreen={isPhone}
      // Otherwise a dialog that scrolls with its page keeps its margins.
      slotProps={{ paper: { sx: isPhone ? { '&&': { width: '100%', maxWidth: '100%', margin: 0 } } : undefined } }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' } }}>
        <Box sx={{ order: { md: 2 }, paddingInline: 3, paddingBlockEnd: 1, minWidth: 0 }}>
          <VisitAside key={record.id} resource={resource} record={record} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <FinishForm
            key={record.id}
            record={record}
            isBusy={isBusy}
            onCancel={close}
            onSkip={() => void attempt(() => openNext(record))}
            onSubmit={(input, { isLast }) => attempt(() => finish(record, input, isLast))}
          />
        </Box>
      </Box>
    </TitledDialog>
  );
}
