import { news } from '../../../../contract/message/news';
import { EntityList } from '../../../core/kit';

/** Articles, the pinned ones and the latest first. */
export default function NewsList() {
  return (
    <EntityList
      entity={news}
      columns={['title', 'newsTypeId', 'status', 'top', 'publishTime', 'offlineTime', 'viewCount', 'likeCount']}
      quickFilters={[
        { label: 'message-manage.news.quick.pending', filter: { status: 'pending' }, count: true },
        { label: 'message-manage.news.quick.draft', filter: { status: 'draft' } },
        { label: 'message-manage.news.quick.scheduled', filter: { status: 'scheduled' }, count: true },
        { label: 'message-manage.news.quick.published', filter: { status: 'published' } },
        { label: 'message-manage.news.quick.offline', filter: { status: 'offline' } },
      ]}
    />
  );
}
