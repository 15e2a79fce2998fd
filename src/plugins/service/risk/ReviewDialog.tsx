import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useId, useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import {
  ChoiceChip,
  choiceLabel,
  formatMoment,
  RefusalNotice,
  transitionLabel,
  useAllowedActions,
} from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { HighRiskRow } from '../entities/risk/riskCalls';
import { riskRule } from '../entities/risk/riskRule';
import type { RiskStatus } from '../entities/risk/riskState';
import { riskDecisions, STRIKES_TO_BAN } from '../entities/risk/riskTransitions';
import { DecisionFields, type DraftDecision, emptyDecision, isDecided } from './DecisionFields';
import { pointsText } from './RiskHitChips';
import { RiskLevelChip } from './RiskLevelChip';
import { riskRow } from './riskColumns';
import { useReviewCalls } from './useReviewCalls';
import { useRiskHitTexts } from './useRiskHitTexts';
import { VisitPlaces } from './VisitPlaces';

const steps = ['open', 'reviewing', 'decided', 'closed'] as const;
/** The step of each review state; -1 without a review. */
const stepOf: Readonly<Record<RiskStatus, number>> = {
  none: -1,
  open: 0,
  reviewing: 1,
  falsePositive: 2,
  corrected: 2,
  confirmed: 2,
  closed: 3,
};
const reviewOperations = ['reviewRisk', ...Object.keys(riskDecisions), 'closeRisk'];

/** Guides the review of one visit from start to close, beside all evidence about the visit. */
export default function ReviewDialog({ opened, onClose }: { opened: HighRiskRow; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { data } = useListContext();
  const found = data?.find(({ id }) => id === opened.id);
  const [draft, setDraft] = useState(emptyDecision);
  const calls = useReviewCalls(found ? riskRow(found) : opened);
  const { row } = calls;
  const allowed = useAllowedActions(useResourceContext() ?? '', reviewOperations);
  const step = stepOf[row.riskStatus];
  const changeDraft = (changed: DraftDecision) => {
    setDraft(changed);
    calls.forget();
  };
  const label = (operation: string) => translate(transitionLabel(serviceApplication, operation));
  return (
    <Dialog open onClose={calls.isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {translate('service-manage.risk.review', { name: row.applicationNo })}
        <RiskLevelChip level={row.riskLevel} score={row.riskScore} />
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {step >= 0 && (
          <Stepper activeStep={step} alternativeLabel sx={{ paddingBlock: 1 }}>
            {steps.map((name) => (
              <Step key={name}>
                <StepLabel>{translate(`service-manage.risk.steps.${name}`)}</StepLabel>
              </Step>
            ))}
          </Stepper>
        )}
        <Visit row={row} />
        <Hits row={row} />
        <VisitPlaces id={row.id} />
        {row.settleStatus === 'frozen' && <Alert severity="info">{translate('service-manage.risk.frozen')}</Alert>}
        {row.attendant && row.attendant.strikes90d >= STRIKES_TO_BAN - 1 && (
          <Alert severity="warning">
            {translate('service-manage.risk.nearBan', { count: row.attendant.strikes90d, limit: STRIKES_TO_BAN })}
          </Alert>
        )}
        {row.riskStatus === 'reviewing' && (
          <Box>
            <DecisionFields
              value={draft}
              onChange={changeDraft}
              allowed={allowed}
              noteError={calls.refusal?.errors.note}
            />
          </Box>
        )}
        <RefusalNotice
          refusal={calls.refusal}
          entity={serviceApplication}
          operation="reviewRisks"
          isShown={(field) => field === 'note' && row.riskStatus === 'reviewing'}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={calls.isBusy}>
          {translate('ra.action.close')}
        </Button>
        {row.riskStatus === 'open' && allowed.has('reviewRisk') && (
          <Button variant="contained" loading={calls.isBusy} onClick={() => void calls.run('reviewRisk', {})}>
            {label('reviewRisk')}
          </Button>
        )}
        {row.riskStatus === 'reviewing' && (
          <Button
            variant="contained"
            color={draft.decision === 'confirmRisk' ? 'error' : 'primary'}
            disabled={!isDecided(draft)}
            loading={calls.isBusy}
            onClick={() => {
              if (isDecided(draft)) void calls.run(draft.decision, { note: draft.note.trim() });
            }}
          >
            {draft.decision ? label(draft.decision) : translate('service-manage.risk.decide')}
          </Button>
        )}
        {steps[step] === 'decided' && allowed.has('closeRisk') && (
          <Button variant="contained" loading={calls.isBusy} onClick={() => void calls.run('closeRisk', {})}>
            {label('closeRisk')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Visit({ row }: { row: HighRiskRow }) {
  const translate = useTranslate();
  const facts = [
    ['service-manage.sign.elder', row.elderly.name],
    ['service-manage.sign.attendant', row.attendant?.name],
    ['service-manage.sign.plan', `${formatMoment(row.planStart)} – ${formatMoment(row.planEnd).slice(11)}`],
    ['service-manage.sign.in', row.signInTime && formatMoment(row.signInTime)],
    ['service-manage.sign.out', row.signOutTime && formatMoment(row.signOutTime)],
    ['entities.serviceApplication.fields.actualMinutes', row.actualMinutes],
    ['service-manage.sign.photos', row.photoCount],
    ['entities.serviceApplication.fields.riskReviewer', row.reviewer?.name],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5, margin: 0 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(label)}
          </Box>
          <Box component="dd" sx={{ margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value ?? '–'}
          </Box>
        </Box>
      ))}
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate('entities.serviceApplication.fields.riskStatus')}
      </Box>
      <Box component="dd" sx={{ margin: 0 }}>
        <ChoiceChip entity={serviceApplication} field="riskStatus" value={row.riskStatus} />
      </Box>
    </Box>
  );
}

function Hits({ row: { riskHits } }: { row: HighRiskRow }) {
  const translate = useTranslate();
  const describe = useRiskHitTexts();
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
      {riskHits.map((hit) => (
        <li key={hit.ruleId}>
          <b>{translate(choiceLabel(riskRule, 'ruleId', hit.ruleId))}</b> {describe(hit)}{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {pointsText(translate, hit)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
