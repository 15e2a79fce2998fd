import type { CountedFigure } from '../../../../contract/figures';
import { labelInSentence } from '../entity/labelInSentence';
import { entityLabel, fieldLabel } from '../entity/labels';
import { conditionText } from '../list/filters/conditionText';
import { activeFilters, filterCondition } from '../list/filters/filterValues';

export interface DescriptionOptions {
  /** Names of referenced records, by field. */
  names?: Readonly<Record<string, string>>;
  /** Who looks, and is not called by a number. */
  adminId?: number | undefined;
  translate: (key: string, options?: object) => string;
  locale: string;
}

/** Describes the counted records in words: the entity with each condition of the filter. */
export function describeCountedRecords(
  { entity, filter, read }: Pick<CountedFigure, 'entity' | 'filter' | 'read'>,
  { names = {}, adminId, translate, locale }: DescriptionOptions,
): string {
  const name = translate(entityLabel(entity));
  const conditions = activeFilters(entity, filter).map(({ field, value }) => {
    const condition = filterCondition(entity, field, read);
    const label = translate(fieldLabel(entity, condition?.labelPath ?? field));
    const isOneself = /AdminId$|^adminId$/.test(field) && value === adminId;
    const ownName = isOneself ? translate('kit.figure.oneself') : undefined;
    const valueText = names[field] ?? ownName ?? conditionText(value, { entity, condition, translate, locale });
    return label + translate('kit.filter.colon') + valueText;
  });
  if (conditions.length === 0) return translate('kit.figure.all', { name: labelInSentence(name, locale) });
  return translate('kit.figure.those', { name, conditions: conditions.join(translate('kit.figure.and')) });
}
