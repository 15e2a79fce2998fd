import type { CountedFigure } from '../../../../contract/figures';
import { entityLabel, fieldLabel } from '../entity/labels';
import { conditionText } from '../list/conditionText';
import { activeFilters, filterCondition } from '../list/filterValues';

export interface PopulationWords {
  /** Names of referenced records, by field. */
  names?: Readonly<Record<string, string>>;
  /** Who looks, and is not called by a number. */
  adminId?: number | undefined;
  translate: (key: string, options?: object) => string;
  locale: string;
}

/** Describes the counted records in words: the entity with each condition of the filter. */
export function populationText(
  { entity, filter, read }: Pick<CountedFigure, 'entity' | 'filter' | 'read'>,
  { names = {}, adminId, translate, locale }: PopulationWords,
): string {
  const name = translate(entityLabel(entity));
  const conditions = activeFilters(entity, filter).map(({ field, value }) => {
    const condition = filterCondition(entity, field, read);
    const label = translate(fieldLabel(entity, condition?.labelPath ?? field));
    const isOneself = /AdminId$|^adminId$/.test(field) && value === adminId;
    const own = isOneself ? translate('kit.figure.oneself') : undefined;
    const words = names[field] ?? own ?? conditionText(value, { entity, condition, translate, locale });
    return label + translate('kit.filter.colon') + words;
  });
  if (conditions.length === 0) return translate('kit.figure.all', { name });
  return translate('kit.figure.those', { name, conditions: conditions.join(translate('kit.figure.and')) });
}
