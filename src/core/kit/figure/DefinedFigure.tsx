import { useMemo } from 'react';
import { type FigureDefinition, figureLink, figureNameKey } from '../../../../contract/figures';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { useViewpoint } from '../action/useViewpoint';
import { today } from '../entity/today';
import { Figure } from './Figure';
import { useCount } from './useCount';
import { useFigureTarget } from './useFigureTarget';

export interface DefinedFigureProps {
  /** The id of the plugin that defines the figure. */
  plugin: string;
  /** Its key. */
  name: string;
  figure: FigureDefinition;
}

/** A count that a section defines, linked to its records. Absent without the permission to list them. */
export function DefinedFigure({ plugin, name, figure }: DefinedFigureProps) {
  const { adminId } = useViewpoint();
  const day = today();
  // Some populations depend on the moment; a new one at each render would be requested without end.
  const link = useMemo(
    () => figureLink(figure, { today: day, adminId, period: { first: day, last: day }, panel: {} }),
    [figure, day, adminId],
  );
  const resource = useEntityResource(figure.entity) ?? '';
  const action = figure.read ?? 'list';
  const isAllowed = useAllowedActions(resource, [action]).has(action) && resource !== '' && link !== undefined;
  const { count, error } = useCount({
    resource,
    filter: link?.filter ?? {},
    read: figure.read,
    isDisabled: !isAllowed,
  });
  const target = useFigureTarget({ link: isAllowed ? link : undefined, hintLabel: `${plugin}.panel.hints.${name}` });
  if (!isAllowed) return null;
  return (
    <Figure
      label={figureNameKey(plugin, name, figure)}
      value={error ? '—' : count}
      tone={error ? undefined : figure.tone}
      {...target}
    />
  );
}
