import { RefusalNotice } from '../../../../core/kit';
import { serviceApplication } from '../../entities/serviceApplication';
import type { AssignmentRefusal } from './useAssignment';

export interface AssignmentNoticeProps {
  refusal: AssignmentRefusal | undefined;
  /** What to do where somebody else was quicker. */
  advice: string;
  /** Tells whether the dialog shows what is wrong with an input at the input. */
  isShown?: (field: string) => boolean;
}

/** Why an assignment was refused, and what to do where somebody else was quicker. */
export function AssignmentNotice({ refusal, advice, isShown }: AssignmentNoticeProps) {
  const isOvertaken = refusal?.isOvertaken === true;
  return (
    <RefusalNotice
      refusal={refusal}
      entity={serviceApplication}
      operation="reassign"
      severity={isOvertaken ? 'warning' : 'error'}
      // Then the inputs are gone.
      isShown={isOvertaken ? undefined : isShown}
    >
      {isOvertaken && advice}
    </RefusalNotice>
  );
}
