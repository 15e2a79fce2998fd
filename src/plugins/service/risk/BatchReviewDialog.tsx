import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useRefresh, useResourceContext, useTranslate, useUnselect } from 'react-admin';
import { isRecord } from '../../../../contract/values/isRecord';
import {
  AffectedRecords,
  type KitRecord,
  type Outcome,
  OutcomeList,
  RefusalNotice,
  TitledDialog,
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
    <TitledDialog title={translate('service-manage.risk.batch')} onClose={isBusy ? undefined : onClose}>
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
    </TitledDialog>
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
