import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { momentText } from '../../../../contract/moment';
import { CallForm, choiceLabel, transitionLabel, useAttempt, useKitDataProvider } from '../../../core/kit';
import type { ActionProps } from '../../../core/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { REFERRAL_DIASTOLIC, REFERRAL_SYSTOLIC, SECOND_CONTACT_DAYS } from '../entities/returnVisitRules';
import { type VisitPurpose, visitPurposes } from '../entities/visitCodes';
import { formFields } from './formFields';

/** Takes down what a follow-up has found out; which questions are asked follows from its purpose. */
export default function FinishDialog({ resource, records: [record], onClose }: ActionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [all, setAll] = useState(false);
  const { attempt, isBusy } = useAttempt();
  const [begun] = useState(() => ({ visitTime: momentText(Date.now()), contactResult: 'success' }));
  if (!record) return null;
  const purpose = purposeOf(record.purpose);
  const label = translate(transitionLabel(returnVisit, 'finishVisit'));

  async function finish(input: object) {
    await dataProvider.call(
      resource,
      'finishVisit',
      { id: record?.id, version: record?.version, ...input },
      { silent: 'rejection' },
    );
    refresh();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="md"
      scroll="body"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {label} · {String(record.visitNo)} · {translate(choiceLabel(returnVisit, 'purpose', purpose))}
      </DialogTitle>
      <DialogContent sx={{ flex: 'none', paddingBlockEnd: 0, overflow: 'visible' }}>
        {purpose === 'chronic' && (
          <Alert severity="info">
            {translate('visit-manage.visit.referralRule', {
              sys: REFERRAL_SYSTOLIC,
              dia: REFERRAL_DIASTOLIC,
              days: SECOND_CONTACT_DAYS,
            })}
          </Alert>
        )}
        <FormControlLabel
          control={<Switch checked={all} onChange={(_, checked) => setAll(checked)} />}
          label={translate('visit-manage.visit.askAll')}
        />
      </DialogContent>
      <CallForm
        entity={returnVisit}
        operation="finishVisit"
        fields={returnVisit.transitions?.finishVisit?.input ?? {}}
        names={formFields(purpose, { all, atHome: record.method === 'home' })}
        initial={begun}
        onSubmit={(input) => attempt(() => finish(input))}
        footer={
          <DialogActions>
            <Button onClick={onClose} disabled={isBusy}>
              {translate('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" color="success" loading={isBusy}>
              {label}
            </Button>
          </DialogActions>
        }
      />
    </Dialog>
  );
}

function purposeOf(value: unknown): VisitPurpose {
  return visitPurposes.find((purpose) => purpose === value) ?? 'care';
}
