import { formOptions } from '../../../core/kit';
import { notice } from '../entities/notice';
import { ReceiverCount } from './ReceiverCount';
import { TargetInputs } from './TargetInputs';

/** The form of a notice: what narrows its receivers follows from their kind, and how many they are is seen before. */
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
