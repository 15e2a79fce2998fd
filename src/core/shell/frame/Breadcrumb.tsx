import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Crumb } from '../useCurrentPage';

/** The way to the page in view. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('console.breadcrumb')} className="shell-crumbs">
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <li key={to ?? title}>
            {to ? (
              <Link to={to}>{title}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
