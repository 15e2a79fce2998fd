import { elderlyLiveType } from '../../../../contract/elderly/elderlyLiveType';
import { DictionaryList } from '../../../core/kit';

/** The entries of elderlyLiveType. */
export default function LiveTypeList() {
  return (
    <DictionaryList
      entity={elderlyLiveType}
      columns={['riskWeight', 'emptyNest']}
      title="elderly-manage.pages.liveType"
      description="elderly-manage.types.liveType"
    />
  );
}
