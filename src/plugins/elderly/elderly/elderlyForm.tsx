import { formOptions } from '../../../core/kit';
import { CapacityAssessment } from '../capacity/CapacityAssessment';
import { elderly } from '../entities/elderly';
import { ElderPlaceInput } from './ElderPlaceInput';
import { EthnicInput } from './EthnicInput';

/** The form of an elder. */
export default formOptions(elderly, {
  inputs: { ethnic: <EthnicInput /> },
  parts: { place: <ElderPlaceInput />, capacity: <CapacityAssessment /> },
});
