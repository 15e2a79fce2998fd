import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { today, useListPath, useViewpoint } from '../../../core/kit';
import type { QueueAnswer } from './queueEntries';

/** Links to the full list of a source. */
export function ListLink({ answer: { source, total } }: { answer: QueueAnswer }) {
  const translate = useTranslate();
  const viewpoint = useViewpoint();
  const filter = source.filter({ today: today(), now: viewpoint.now, adminId: viewpoint.adminId }) ?? {};
  const list = useListPath(source.resource, filter);
  const { resource, page } = source;
  const pagePath = `/${resource.slice(0, resource.lastIndexOf('/'))}/${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <Link className="kit-button" to={page === undefined ? list : pagePath}>
      {translate('home.queue.list', { count: total })}
    </Link>
  );
}
