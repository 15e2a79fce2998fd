import { elderlyMunicipalType } from '../../../../contract/elderly/elderlyMunicipalType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyMunicipalType. */
export default function MunicipalTypeList() {
  return (
    <DictionaryList
      entity={elderlyMunicipalType}
      columns={['priority', 'subsidyFen', 'quotaVisits', 'evidenceRequired', 'autoRule']}
      title="elderly-manage.pages.municipalType"
      description="elderly-manage.types.municipalType"
    />
  );
}
