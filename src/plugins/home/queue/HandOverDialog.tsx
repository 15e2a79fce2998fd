import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog, RefusalNotice, SuggestionPicker, useAttempt } from '../../../core/kit';
import type { Marks } from './marks';
import type { QueueEntry } from './queueEntries';

export interface HandOverDialogProps {
  entry: QueueEntry;
  marks: Marks;
  onClose: () => void;
}

/** Asks for the recipient of an entry among those who may see the record. */
export default function HandOverDialog({ entry: { source, record }, marks, onClose }: HandOverDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const [colleague, setColleague] = useState('');
  const offers = { entity: 'queueMark', read: 'selectColleagues', input: { entity: source.entity } };
  const handOver = () =>
    attempt(async () => {
      const entryKey = { source: source.key, entity: source.entity, recordId: record.id };
      await marks.change('handOverEntry', { ...entryKey, adminId: Number(colleague) }, true);
      notify(translate('home.queue.handedOver'), { type: 'success' });
      onClose();
    });
  return (
    <FormDialog
      title={translate('home.queue.handOver')}
      submitLabel={translate('home.queue.handOver')}
      isIncomplete={colleague === ''}
      isBusy={isBusy}
      onSubmit={async () => void (await handOver())}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('home.queue.handOverHelp')}
      </Typography>
      {refusal && <RefusalNotice refusal={refusal} />}
      <SuggestionPicker
        offers={offers}
        value={colleague}
        onChange={(next) => {
          forget();
          setColleague(next);
        }}
        label={translate('home.queue.colleague')}
      />
    </FormDialog>
  );
}
