import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { EntityShow, type KitRecord } from '../../../core/kit';
import { news } from '../entities/news';
import { PhonePreview } from './PhonePreview';

/** An article as its readers see it, and where it stands. */
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

/** Why an article came back. */
function Rejected({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  if (record.status !== 'draft' || typeof record.rejectReason !== 'string') return null;
  return <Alert severity="warning">{translate('message-manage.news.rejected', { reason: record.rejectReason })}</Alert>;
}
