import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { EntityShow, type KitRecord } from '../../../core/kit';
import { news } from '../entities/news';
import { PhonePreview } from './PhonePreview';

/** Shows an article as readers see it, and its status. */
export default function NewsShow() {
  return (
    <EntityShow
      entity={news}
      groups={['preview', 'publishing', 'head']}
      parts={{ preview: (record) => <PhonePreview record={record} /> }}
      top={(record) => <Rejected record={record} />}
    />
  );
}

/** Shows why an article was rejected. */
function Rejected({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  if (record.status !== 'draft' || typeof record.rejectReason !== 'string') return null;
  return <Alert severity="warning">{translate('message-manage.news.rejected', { reason: record.rejectReason })}</Alert>;
}
