import { formOptions } from '../../../core/kit';
import { notice } from '../entities/notice';
import { ReceiverCount } from './ReceiverCount';
import { TargetInputs } from './TargetInputs';

/** The form of a notice. The kind of target determines its inputs, and the number of recipients is shown before sending. */
export default formOptions(notice, {
  parts: {
    receivers: (
      <>
        <TargetInputs />
        <ReceiverCount />
      </>
    ),
  },
});
