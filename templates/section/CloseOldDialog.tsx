import { addDays, dayAt } from '@console/contract/moment';
import { DayField, FormDialog, fieldLabel, RefusalNotice, useAttempt, useKitDataProvider } from '@console/kit';
import { type ActionProps, usePluginSettings } from '@console/plugin-api';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { fallAlarm } from './entities/fallAlarm';

/** Asks for a day, which the plugin's setting proposes, and closes what is open from before it. */
export default function CloseOldDialog({ resource, onClose }: ActionProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const { attempt, isBusy, refusal } = useAttempt();
  const { openDays } = usePluginSettings();
  const [before, setBefore] = useState(() => addDays(dayAt(Date.now()), -Number(openDays)));
  const label = translate('fall-alarm.closeOld.action');

  async function submit() {
    await attempt(async () => {
      await dataProvider.call(resource, 'closeOldFallAlarms', { before }, { silent: 'rejection' });
      refresh();
      onClose();
    });
  }

  return (
    <FormDialog
      title={label}
      submitLabel={label}
      isIncomplete={before === ''}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField
        label={translate(fieldLabel(fallAlarm, 'closeOldFallAlarms.before'))}
        value={before}
        error={refusal?.errors.before}
        onChange={setBefore}
      />
      <RefusalNotice refusal={refusal} entity={fallAlarm} />
    </FormDialog>
  );
}
