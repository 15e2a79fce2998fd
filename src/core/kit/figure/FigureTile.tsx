import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { Tone } from '../../../../contract/fields';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import type { FilterValues } from '../list/filterValues';
import { Figure } from './Figure';
import { useCount } from './useCount';
import { useListPath } from './useListPath';

export interface FigureTileProps<E extends Entity = Entity> {
  entity: E;
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The records that are counted; all of them unless told. */
  filter?: FilterValues<FieldName<E>>;
  /** Colour of the figure when it is not 0. */
  tone?: Exclude<Tone, 'neutral'>;
}

/** How many records fulfil a condition, as a link to their list. Absent without the permission to list them. */
export function FigureTile<E extends Entity>(props: FigureTileProps<E>) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <KnownFigureTile {...props} resource={resource} /> : null;
}

function KnownFigureTile({ resource, label, filter = {}, tone }: FigureTileProps & { resource: string }) {
  const to = useListPath(resource, filter);
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { count, error, trend } = useCount({ resource, filter, isDisabled: !isAllowed, hasTrend: true });
  if (!isAllowed) return null;
  return <Figure label={label} value={error ? '—' : count} tone={error ? undefined : tone} to={to} trend={trend} />;
}
