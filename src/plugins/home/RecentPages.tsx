import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type HostPage, usePermission, useRecentPages } from '../../core/plugin-api';

/** Links to the pages that the administrator visited last. Absent on the first day. */
export function RecentPages() {
  const translate = useTranslate();
  const pages = useRecentPages().filter(({ path }) => path !== '/index');
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="home-title">{translate('home.recent')}</h2>
      <ul className="home-recent">
        {pages.map((page) => (
          <RecentPage key={page.path} page={page} />
        ))}
      </ul>
    </section>
  );
}

function RecentPage({ page: { path, label, icon: Icon, permission } }: { page: HostPage }) {
  const translate = useTranslate();
  if (!usePermission(permission)) return null;
  return (
    <li>
      <Link to={path}>
        {Icon && <Icon />}
        {translate(label)}
      </Link>
    </li>
  );
}
