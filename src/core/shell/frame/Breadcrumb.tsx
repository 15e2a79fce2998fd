import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Crumb } from '../useCurrentPage';

/** Breadcrumb of the visible page, with the page's actions beside it. */
export function Breadcrumb({ crumbs, children }: { crumbs: readonly Crumb[]; children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('console.breadcrumb')} className="shell-crumbs">
      <ol>
        {crumbs.map(({ title, to }, index) => (
          // A section without other pages leads to the same address as its list.
          <li key={`${title} ${to}`}>
            {to ? (
              <Link to={to}>{title}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
