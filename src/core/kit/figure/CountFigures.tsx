import type { CountName, Entity } from '../../../../contract/defineEntity';
import type { FilterValues } from '../list/filters/filterValues';
import { FigureTile } from './FigureTile';

export interface CountFiguresProps<E extends Entity = Entity> {
  entity: E;
  /** A choice field from the entity's `counts`. */
  field: CountName<E>;
  /** Counts only records that also match this filter. */
  filter?: FilterValues;
}

/** Shows how many records have each code of a choice; every figure links to them. */
export function CountFigures<E extends Entity>({ entity, field: name, filter }: CountFiguresProps<E>) {
  const entityDefinition: Entity = entity;
  const field = entityDefinition.fields[name];
  if (field?.kind !== 'choice') return null;
  return field.values.map((code) => (
    <FigureTile key={code} entity={entityDefinition} label={{ choice: name }} filter={{ ...filter, [name]: code }} />
  ));
}
