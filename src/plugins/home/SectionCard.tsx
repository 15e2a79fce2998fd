import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type HostSection, useAllowedPages } from '../../core/plugin-api';

/** Maximum number of pages on the card of a section; the section's index has all. */
const PAGES_MAX = 5;

/** A section with links to its pages. Renders nothing if the administrator may open none of them. */
export function SectionCard({ section }: { section: HostSection }) {
  const translate = useTranslate();
  const { label, icon: Icon } = section;
  const pages = section.pages.filter(({ path }) => path.startsWith('/'));
  const index = pages.find(({ path }) => path.endsWith('/index'));
  const allowedPaths = new Set(useAllowedPages().map(({ path }) => path));
  const allowed = pages.filter((page) => page !== index && allowedPaths.has(page.path));
  if (allowed.length === 0) return null;
  return (
    <section aria-label={translate(label)} className="kit-card">
      <header>
        <span>
          <Icon />
        </span>
        <h3>{index ? <Link to={index.path}>{translate(label)}</Link> : translate(label)}</h3>
      </header>
      <ul>
        {allowed.slice(0, PAGES_MAX).map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{translate(page.label)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
