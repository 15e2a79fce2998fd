import { elderlyType } from '../../../../contract/elderly/elderlyType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyType. */
export default function ElderlyTypeList() {
  return (
    <DictionaryList
      entity={elderlyType}
      columns={['payerType', 'needAssessment', 'defaultCopayPct']}
      title="elderly-manage.pages.type"
      description="elderly-manage.types.type"
    />
  );
}
