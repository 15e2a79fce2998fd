import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { news } from '../../../../contract/message/news';
import { EntityShow, type KitRecord } from '../../../core/kit';
import { PhonePreview } from './PhonePreview';

/** An article as its readers see it, and where it stands. */
export default function NewsShow() {
  return (
    <EntityShow
      entity={news}
      top={(record) => <Rejected record={record} />}
      sections={[
        {
          label: 'message-manage.news.preview',
          fields: [],
          content: (record) => <PhonePreview record={record} />,
        },
        {
          label: 'message-manage.news.publishing',
          fields: [
            'status',
            'newsTypeId',
            'audience',
            'publishTime',
            'offlineTime',
            'top',
            'sort',
            'submitterId',
            'approverId',
            'viewCount',
            'likeCount',
          ],
        },
        {
          label: 'message-manage.news.head',
          fields: ['title', 'subtitle', 'summary', 'author', 'source', 'sourceUrl', 'tags', 'remark'],
        },
      ]}
    />
  );
}

/** Why an article came back. */
function Rejected({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  if (record.status !== 'draft' || typeof record.rejectReason !== 'string') return null;
  return <Alert severity="warning">{translate('message-manage.news.rejected', { reason: record.rejectReason })}</Alert>;
}
