import { useGetList } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import type { Tone } from '../field/statusTone';
import type { FilterValues } from '../list/filterValues';
import { Figure } from './Figure';
import { useListPath } from './useListPath';

export interface FigureTileProps {
  entity: Entity;
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The records that are counted; all of them unless told. */
  filter?: FilterValues;
  /** Colour of the figure when it is not 0. */
  tone?: Exclude<Tone, 'neutral'>;
}

/** How many records fulfil a condition, as a link to their list. Absent without the permission to list them. */
export function FigureTile(props: FigureTileProps) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <KnownFigureTile {...props} resource={resource} /> : null;
}

function KnownFigureTile({ resource, label, filter = {}, tone }: FigureTileProps & { resource: string }) {
  const to = useListPath(resource, filter);
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { enabled: isAllowed, retry: false },
  );
  if (!isAllowed) return null;
  return <Figure label={label} value={error ? '—' : total} tone={error ? undefined : tone} to={to} />;
}
