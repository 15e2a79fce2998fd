import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog, fieldLabel, transitionLabel } from '../../../core/kit';
import { AssignmentNotice } from '../application/assign/AssignmentNotice';
import { useAssignment } from '../application/assign/useAssignment';
import { VisitSummary } from '../application/assign/VisitSummary';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { BoardAttendant, BoardVisit } from '../entities/visits/boardCalls';

const REASON_MAX = 200;

/** A visit, and the attendant on whom it was dropped. */
export interface VisitMove {
  visit: BoardVisit;
  attendant: BoardAttendant;
}

export interface MoveDialogProps {
  resource: string;
  move: VisitMove;
  onClose: () => void;
}

/** Confirms the assignment of a dropped visit; a reassignment also requires a reason. */
export function MoveDialog({ resource, move: { visit, attendant }, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  // Keep the visit as it was when dropped, so that the save detects concurrent changes instead of overwriting them.
  const [record] = useState({ ...visit });
  const [reason, setReason] = useState('');
  const operation = record.status === 'accepted' ? 'assign' : 'reassign';
  const { assign, isBusy, refusal } = useAssignment({ resource, record, operation, onDone: onClose });
  const action = translate(transitionLabel(serviceApplication, operation));

  function submit() {
    const { id: attendantId, name } = attendant;
    return assign({ attendantId, name, ...(reason.trim() && { reason: reason.trim() }) });
  }

  return (
    <FormDialog
      title={
        <>
          {translate('service-manage.application.assign.to', { action, name: attendant.name })}
          <VisitSummary record={record} />
        </>
      }
      submitLabel={refusal?.isConflict ? undefined : action}
      submitColor="success"
      isSubmitFocused={operation === 'assign'}
      isFinished={refusal?.isConflict}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {!refusal && (
        <DialogContentText>
          {translate(`service-manage.board.${operation}Question`, {
            name: attendant.name,
            no: attendant.attendantNo,
          })}
        </DialogContentText>
      )}
      {operation === 'reassign' && !refusal?.isConflict && (
        <TextField
          autoFocus
          size="small"
          margin="none"
          label={translate(fieldLabel(serviceApplication, 'reassign.reason'))}
          value={reason}
          error={refusal?.errors.reason !== undefined}
          helperText={refusal?.errors.reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          sx={{ marginBlockStart: 1 }}
        />
      )}
      <AssignmentNotice
        refusal={refusal}
        advice={translate('service-manage.board.overtaken')}
        isShown={(field) => operation === 'reassign' && field === 'reason'}
      />
    </FormDialog>
  );
}
