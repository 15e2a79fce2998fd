import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useRefresh, useResourceContext, useTranslate, useUnselect } from 'react-admin';
import { isRecord } from '../../../../contract/values/isRecord';
import {
  AffectedRecords,
  type KitRecord,
  type Outcome,
  OutcomeList,
  RefusalNotice,
  useAllowedActions,
  useAttempt,
  useKitDataProvider,
} from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { riskDecisions } from '../entities/risk/riskTransitions';
import { DecisionFields, emptyDecision, isDecided } from './DecisionFields';

const operations = Object.keys(riskDecisions);

/**
 * Makes one decision about several visits. The server accepts or refuses each separately, and the dialog shows the
 * outcomes.
 */
export default function BatchReviewDialog({
  records,
  onClose,
}: {
  records: readonly KitRecord[];
  onClose: () => void;
}) {
  const translate = useTranslate();
  const titleId = useId();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const allowed = useAllowedActions(resource, operations);
  const [draft, setDraft] = useState(emptyDecision);
  const { attempt, isBusy, refusal, forget } = useAttempt();
  const [outcomes, setOutcomes] = useState<Outcome[]>();

  const decide = () =>
    attempt(async () => {
      const { decision, note } = draft;
      const ids = records.map(({ id }) => id);
      const answer = await dataProvider.call(
        resource,
        'reviewRisks',
        { ids, decision, note: note.trim() },
        { silent: 'rejection' },
      );
      const all = parseOutcomes(answer, records);
      refresh();
      unselect(all.filter(({ failure }) => failure === undefined).map(({ record }) => record.id));
      if (all.some(({ failure }) => failure !== undefined)) setOutcomes(all);
      else onClose();
    });

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('service-manage.risk.batch')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {outcomes ? (
          <OutcomeList entity={serviceApplication} outcomes={outcomes} total={records.length} />
        ) : (
          <>
            <Alert severity="info">{translate('service-manage.risk.batchHelp', { smart_count: records.length })}</Alert>
            <AffectedRecords titleField={serviceApplication.titleField} records={records} />
            <DecisionFields
              value={draft}
              onChange={(changed) => {
                setDraft(changed);
                forget();
              }}
              allowed={allowed}
              noteError={refusal?.errors.note}
            />
            <RefusalNotice
              refusal={refusal}
              entity={serviceApplication}
              operation="reviewRisks"
              isShown={(field) => field === 'note'}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate(outcomes ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!outcomes && (
          <Button variant="contained" disabled={!isDecided(draft)} loading={isBusy} onClick={() => void decide()}>
            {translate('service-manage.risk.decide')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Returns the outcome of each record, from `{ done, failed: [{ id, message, code }] }`. */
function parseOutcomes(answer: unknown, records: readonly KitRecord[]): Outcome[] {
  const failed = isRecord(answer) && Array.isArray(answer.failed) ? answer.failed.filter(isRecord) : [];
  return records.map((record) => {
    const failure = failed.find(({ id }) => id === record.id);
    return failure ? { record, failure: { message: String(failure.message), errors: {} } } : { record };
  });
}
