import { useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { CountedFigure } from '../../../../contract/figures';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { useViewpoint } from '../action/useViewpoint';
import { useLocaleCode } from '../entity/useLocaleCode';
import type { FilterValues } from '../list/filters/filterValues';
import { describeCountedRecords } from './describeCountedRecords';
import { Figure } from './Figure';
import { figureLabel } from './figureLabel';
import { siblingPagePath } from './siblingPagePath';
import { useCount } from './useCount';
import { useListPath } from './useListPath';

export interface FigureTileProps<E extends Entity = Entity> extends Omit<CountedFigure, 'entity' | 'filter'> {
  entity: E;
  /** The records to count. Defaults to all of them. */
  filter?: FilterValues<FieldName<E>>;
  /** Names of the records that the filter refers to, by field. */
  names?: Readonly<Record<string, string>>;
}

/**
 * Count of the records that match a condition, as a link to their list, with the condition in words. Absent without
 * the permission to list them.
 */
export function FigureTile<E extends Entity>(props: FigureTileProps<E>) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <ResourceFigureTile {...props} resource={resource} /> : null;
}

type ResourceFigureTileProps = FigureTileProps & { resource: string };

function ResourceFigureTile({
  resource,
  entity,
  label,
  filter = {},
  read,
  page,
  tone,
  names,
}: ResourceFigureTileProps) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const { adminId } = useViewpoint();
  const list = useListPath(resource, filter);
  const action = read ?? 'list';
  const isAllowed = useAllowedActions(resource, [action]).has(action);
  const { count, error } = useCount({ resource, filter, read, isDisabled: !isAllowed });
  if (!isAllowed) return null;
  return (
    <Figure
      label={figureLabel({ entity, label, filter })}
      value={error ? '—' : count}
      tone={error ? undefined : tone}
      to={page === undefined ? list : siblingPagePath(resource, page, filter)}
      hint={describeCountedRecords({ entity, filter, read }, { names, adminId, translate, locale })}
    />
  );
}
