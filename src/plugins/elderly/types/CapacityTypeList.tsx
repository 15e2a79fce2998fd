import { elderlyCapacityType } from '../../../../contract/elderly/elderlyCapacityType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyCapacityType. */
export default function CapacityTypeList() {
  return (
    <DictionaryList
      entity={elderlyCapacityType}
      columns={['level', 'scoreMin', 'scoreMax', 'monthlyVisitCap', 'standard']}
      title="elderly-manage.pages.capacityType"
      description="elderly-manage.types.capacityType"
    />
  );
}
