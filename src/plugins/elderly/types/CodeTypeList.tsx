import { elderlyCodeType } from '../../../../contract/elderly/elderlyCodeType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyCodeType. */
export default function CodeTypeList() {
  return (
    <DictionaryList
      entity={elderlyCodeType}
      columns={['pattern', 'carriesGender', 'carriesBirth']}
      title="elderly-manage.pages.codeType"
      description="elderly-manage.types.codeType"
    />
  );
}
