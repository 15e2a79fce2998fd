import { RefusalNotice } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import type { AssignmentRefusal } from './useAssignment';

export interface AssignmentNoticeProps {
  refusal: AssignmentRefusal | undefined;
  /** What to do if another user was faster. */
  advice: string;
  /** Returns whether the dialog shows the error of a field beside its input. */
  isShown?: (field: string) => boolean;
}

/** Shows why an assignment was refused, and what to do if another user was faster. */
export function AssignmentNotice({ refusal, advice, isShown }: AssignmentNoticeProps) {
  const isConflict = refusal?.isConflict === true;
  return (
    <RefusalNotice
      refusal={refusal}
      entity={serviceApplication}
      operation="reassign"
      severity={isConflict ? 'warning' : 'error'}
      // In that case the inputs are no longer shown.
      isShown={isConflict ? undefined : isShown}
    >
      {isConflict && advice}
    </RefusalNotice>
  );
}
