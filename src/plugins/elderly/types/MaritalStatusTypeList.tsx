import { elderlyMaritalStatusType } from '../../../../contract/elderly/elderlyMaritalStatusType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyMaritalStatusType. */
export default function MaritalStatusTypeList() {
  return (
    <DictionaryList
      entity={elderlyMaritalStatusType}
      columns={['parentCode']}
      title="elderly-manage.pages.maritalStatusType"
      description="elderly-manage.types.maritalStatusType"
    />
  );
}
