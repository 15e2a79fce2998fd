import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Refusal } from '../../../../contract/calls/refusal';
import { toIsoMoment } from '../../../../contract/moment';
import { CallForm, transitionLabel } from '../../../core/kit';
import { type ReturnVisit, returnVisit } from '../entities/returnVisit';
import { REFERRAL_DIASTOLIC, REFERRAL_SYSTOLIC, SECOND_CONTACT_DAYS } from '../entities/returnVisitRules';
import { formFields } from './formFields';

export interface FinishFormProps {
  record: Partial<ReturnVisit>;
  isBusy: boolean;
  onCancel: () => void;
  /** Postpones this follow-up. */
  onSkip: () => void;
  /** `isLast`: the dialog closes afterwards instead of opening the next one. */
  onSubmit: (input: object, options: { isLast: boolean }) => Promise<Refusal | undefined>;
}

/** The form of one follow-up; its purpose determines the questions. */
export function FinishForm({ record, isBusy, onCancel, onSkip, onSubmit }: FinishFormProps) {
  const translate = useTranslate();
  const [showsAll, setAll] = useState(false);
  const [initialValues] = useState(() => ({ visitTime: toIsoMoment(Date.now()), contactResult: 'success' }));
  const isLast = useRef(true);
  const { purpose = 'care', method } = record;
  return (
    <>
      <DialogContent sx={{ flex: 'none', paddingBlock: 0, overflow: 'visible' }}>
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
          control={<Switch checked={showsAll} onChange={(_, checked) => setAll(checked)} />}
          label={translate('visit-manage.visit.askAll')}
        />
      </DialogContent>
      <CallForm
        entity={returnVisit}
        operation="finishVisit"
        fields={returnVisit.transitions?.finishVisit?.input ?? {}}
        names={formFields(purpose, { all: showsAll, atHome: method === 'home' })}
        initial={initialValues}
        onSubmit={(input) => onSubmit(input, { isLast: isLast.current })}
        footer={
          <DialogActions>
            <Button onClick={onCancel} disabled={isBusy}>
              {translate('ra.action.cancel')}
            </Button>
            <Button onClick={onSkip} disabled={isBusy}>
              {translate('visit-manage.visit.skip')}
            </Button>
            <Button
              type="submit"
              variant="outlined"
              color="success"
              disabled={isBusy}
              onClick={() => {
                isLast.current = true;
              }}
            >
              {translate(transitionLabel(returnVisit, 'finishVisit'))}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="success"
              loading={isBusy}
              onClick={() => {
                isLast.current = false;
              }}
            >
              {translate('visit-manage.visit.finishNext')}
            </Button>
          </DialogActions>
        }
      />
    </>
  );
}
