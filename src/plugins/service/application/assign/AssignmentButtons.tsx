import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import type { AssignmentRefusal } from './useAssignment';

export interface AssignmentButtonsProps {
  label: string;
  refusal: AssignmentRefusal | undefined;
  isBusy: boolean;
  /** Something has to be chosen before. */
  isIncomplete?: boolean;
  autoFocus?: boolean;
  onClose: () => void;
}

/** The buttons below an assignment; one that somebody else was quicker with can only be closed. */
export function AssignmentButtons(props: AssignmentButtonsProps) {
  const { label, refusal, isBusy, isIncomplete, autoFocus, onClose } = props;
  const translate = useTranslate();
  const isOvertaken = refusal?.isOvertaken === true;
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={isBusy}>
        {translate(isOvertaken ? 'ra.action.close' : 'ra.action.cancel')}
      </Button>
      {!isOvertaken && (
        <Button
          type="submit"
          variant="contained"
          color="success"
          loading={isBusy}
          disabled={isIncomplete}
          autoFocus={autoFocus}
        >
          {label}
        </Button>
      )}
    </DialogActions>
  );
}
