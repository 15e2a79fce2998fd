import { newsType } from '../../../../contract/message/newsType';
import { DictionaryList } from '../../../core/kit';

/** The kinds of articles. */
export default function NewsTypeList() {
  return (
    <DictionaryList
      entity={newsType}
      columns={['needReview']}
      title="message-manage.pages.newsType"
      description="message-manage.types.newsType"
    />
  );
}
