import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog, isKitRecord, type KitRecord, ReadError, transitionLabel } from '../../../../core/kit';
import type { ActionProps } from '../../../../core/plugin-api';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { AssignmentNotice } from './AssignmentNotice';
import { CandidateList } from './CandidateList';
import { isReplanInput, type NewPlan, ReplanInputs } from './ReplanInputs';
import { useAssignable } from './useAssignable';
import { useAssignment } from './useAssignment';
import { VisitSummary } from './VisitSummary';

/** Assigns or reassigns an attendant to a visit, chosen from the server's ranking. */
export default function AssignDialog({ resource, records: [record], onClose }: ActionProps) {
  return record && isKitRecord(record) ? <OpenDialog resource={resource} record={record} onClose={onClose} /> : null;
}

interface DialogProps {
  resource: string;
  record: KitRecord;
  onClose: () => void;
}

function OpenDialog({ resource, record: initialRecord, onClose }: DialogProps) {
  const translate = useTranslate();
  // Keep the record as it was when the dialog opened, so that the save detects concurrent changes instead of
  // overwriting them.
  const [record] = useState(initialRecord);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const operation = record.status === 'accepted' ? 'assign' : 'reassign';
  const label = translate(transitionLabel(serviceApplication, operation));
  const [plan, setPlan] = useState<NewPlan>({});
  const [reason, setReason] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number>();
  const keyword = useDeferredValue(search.trim());
  const {
    data: candidates = [],
    error,
    isFetching,
    isPending,
    refetch,
  } = useAssignable({
    resource,
    id: record.id,
    plan,
    keyword,
  });
  const { assign, isBusy, refusal } = useAssignment({ resource, record, operation, onDone: onClose });
  const selectedCandidate = candidates.find(({ attendantId, eligible }) => attendantId === chosen && eligible);
  const submitLabel = selectedCandidate
    ? translate('service-manage.application.assign.to', { action: label, name: selectedCandidate.name })
    : label;
  const needsPlan = record.status === 'missed' && !(plan.planStart && plan.planEnd);

  async function submit() {
    if (!selectedCandidate) return;
    const { attendantId, name } = selectedCandidate;
    await assign({
      attendantId,
      name,
      ...plan,
      ...(operation === 'reassign' && reason.trim() && { reason: reason.trim() }),
    });
  }

  return (
    <FormDialog
      title={
        <>
          {label}
          <VisitSummary record={record} />
        </>
      }
      submitLabel={refusal?.isConflict ? undefined : submitLabel}
      submitColor="success"
      isIncomplete={!selectedCandidate || needsPlan}
      isFinished={refusal?.isConflict}
      isBusy={isBusy}
      maxWidth="sm"
      isFullScreen={isPhone}
      onSubmit={submit}
      onClose={onClose}
    >
      {!refusal?.isConflict && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 320 }}>
          {record.serviceLng === null && (
            <Alert severity="warning">{translate('service-manage.application.assign.placeUnknown')}</Alert>
          )}
          {operation === 'reassign' && (
            <ReplanInputs
              record={record}
              plan={plan}
              isRequired={record.status === 'missed'}
              reason={reason}
              errors={refusal?.errors ?? {}}
              onPlan={setPlan}
              onReason={setReason}
            />
          )}
          <TextField
            fullWidth
            size="small"
            margin="none"
            type="search"
            label={translate('service-manage.application.assign.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            sx={{ marginBlockStart: 1 }}
          />
          {error ? (
            <ReadError error={error} onRetry={() => void refetch()} />
          ) : isPending ? (
            <LinearProgress aria-label={translate('kit.list.loading')} />
          ) : (
            <div aria-busy={isFetching}>
              <CandidateList
                candidates={candidates}
                chosen={selectedCandidate?.attendantId}
                currentId={typeof record.attendantId === 'number' ? record.attendantId : undefined}
                onChoose={setChosen}
              />
            </div>
          )}
        </Box>
      )}
      <AssignmentNotice
        refusal={refusal}
        advice={translate('service-manage.application.assign.overtaken')}
        isShown={(field) => operation === 'reassign' && isReplanInput(field)}
      />
    </FormDialog>
  );
}
