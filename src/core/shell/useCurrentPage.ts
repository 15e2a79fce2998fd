import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { matchRoute, sectionOf } from '../registry/matchRoute';
import type { PageEntry, SectionEntry } from '../registry/routeTable';
import { useConsole } from './ConsoleContext';

/** One step of the breadcrumb; the last one has no address. */
export interface Crumb {
  title: string;
  to?: string;
}

export interface CurrentPage {
  page: PageEntry | undefined;
  section: SectionEntry | undefined;
  /** Section, list, page; translated. */
  crumbs: Crumb[];
}

/**
 * Returns the current page and its breadcrumb.
 * @param recordName the name of its record, if known
 */
export function useCurrentPage(recordName?: string): CurrentPage {
  const { table } = useConsole();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const match = matchRoute(table, pathname);
  const section = sectionOf(table, match);
  if (!match) return { page: undefined, section, crumbs: [{ title: translate('console.notFound.title') }] };
  if ('redirect' in match) return { page: undefined, section, crumbs: [] };

  const { page, params } = match;
  const crumbs: Crumb[] = [];
  if (section && section.to !== pathname) crumbs.push({ title: translate(section.title), to: section.to });
  const title = translate(page.title);
  if (page.kind === 'list' || page.kind === 'page') return { page, section, crumbs: [...crumbs, { title }] };

  const list = table.pages.find((each) => each.resource === page.resource && each.kind === 'list');
  crumbs.push({ title, to: list?.pattern });
  if (params.id !== undefined)
    crumbs.push({ title: recordName ?? translate('console.page.record', { id: params.id }) });
  crumbs.push({ title: translate(`console.page.${page.kind}`) });
  return { page, section, crumbs };
}
