import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '../../../../contract/moment';
import { DayField, FormDialog, fieldLabel, RefusalNotice, useAttempt } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import type { ListedVisit } from '../returnVisit/nextVisit';
import { useMoveVisit } from './useMoveVisit';

export interface MoveDialogProps {
  resource: string;
  record: ListedVisit;
  onClose: () => void;
}

/** Reschedules a follow-up without dragging it. */
export function MoveDialog({ resource, record, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const move = useMoveVisit(resource);
  const { attempt, isBusy, refusal } = useAttempt();
  const { planDate = '', elderlyName = null, visitNo, version = 0 } = record;
  const [day, setDay] = useState(planDate);

  async function submit() {
    await attempt(async () => {
      await move({ id: Number(record.id), version, planDate, elderlyName }, day);
      onClose();
    });
  }

  return (
    <FormDialog
      title={`${translate('visit-manage.calendar.move')} · ${elderlyName ?? visitNo}`}
      submitLabel={translate('visit-manage.calendar.move')}
      isIncomplete={!isDay(day) || day === planDate}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField
        label={translate(fieldLabel(returnVisit, 'planDate'))}
        value={day}
        onChange={setDay}
        error={refusal?.errors.planDate}
        margin="dense"
      />
      <RefusalNotice refusal={refusal} entity={returnVisit} isShown={(field) => field === 'planDate'} />
    </FormDialog>
  );
}
