import { useCreatePath, useTranslate } from 'react-admin';
import type { FigureLink } from '../../../../contract/figures';
import { useAllowedPages, useEntityDefinition, useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { useViewpoint } from '../action/useViewpoint';
import { useLocaleCode } from '../entity/useLocaleCode';
import { describeCountedRecords } from './describeCountedRecords';

/** A figure and what it counts. */
export interface FigureTarget {
  link?: FigureLink | undefined;
  /** Message key of its definition, if the filter of the list is not its definition; often without a text. */
  hintLabel?: string | undefined;
  /** A name that the filter refers to, such as that of a membership level. */
  name?: string | undefined;
}

/** Returns the link target of a figure if the user may list the counted records, and its definition in words. */
export function useFigureTarget({ link, hintLabel, name }: FigureTarget): { to?: string; hint?: string } {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { adminId } = useViewpoint();
  const entity = useEntityDefinition(link?.entity ?? '');
  const to = useListTarget(link);
  const ownHint = hintLabel === undefined ? '' : translate(hintLabel, { _: '' });
  const filter = link?.filter ?? {};
  const names = name === undefined ? {} : Object.fromEntries(Object.keys(filter).map((field) => [field, name]));
  const referenceNames = Object.fromEntries(
    Object.entries(names).filter(([field]) => entity?.fields[field]?.kind === 'reference'),
  );
  const hint =
    ownHint ||
    (entity &&
      link &&
      describeCountedRecords({ ...link, entity }, { names: referenceNames, adminId, translate, locale }));
  return { ...(to !== undefined && { to }), ...(hint && { hint }) };
}

function useListTarget(link: FigureLink | undefined): string | undefined {
  const resource = useEntityResource(link?.entity ?? '') ?? '';
  const createPath = useCreatePath();
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const pages = useAllowedPages();
  if (!link) return undefined;
  const list = resource !== '' && isAllowed ? createPath({ resource, type: 'list' }) : undefined;
  // A special read has its own page.
  const page = link.read === undefined ? list : pages.find(({ permission }) => permission?.action === link.read)?.path;
  return page && `${page}?filter=${encodeURIComponent(JSON.stringify(link.filter))}`;
}
