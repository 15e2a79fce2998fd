import type { Tab } from './Tab';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Returns a tab's translated title: the page, and for a record's page the record first. */
export function tabTitle({ meta: { title, kind, record }, params }: Tab, translate: Translate): string {
  const page = translate(title);
  if (kind === 'list' || kind === 'page') return page;
  const action = translate(`console.page.${kind}`);
  if (kind === 'create') return `${action} · ${page}`;
  const name = record ?? translate('console.page.record', { id: params.id });
  return `${name} · ${kind === 'edit' ? action : page}`;
}
