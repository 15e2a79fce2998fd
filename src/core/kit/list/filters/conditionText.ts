import type { Entity } from '../../../../../contract/defineEntity';
import { choice, date, type Field } from '../../../../../contract/fields';
import { isDay } from '../../../../../contract/moment';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { formatValue } from '../../entity/formatValue';
import { choiceLabel } from '../../entity/labels';
import { asList, asRange, type FilterCondition, type RangeValue } from './filterValues';

export interface ConditionTextOptions {
  entity: Entity;
  condition: Pick<FilterCondition, 'field' | 'labelPath'> | undefined;
  /** Returns labels of codes in a text field. */
  textOf?: ((code: string) => string) | undefined;
  translate: (key: string, options?: object) => string;
  locale: string;
}

/**
 * Returns the value of a condition in words: labels of codes, "from … to …"; references and regions are ids and codes here.
 */
export function conditionText(
  value: unknown,
  { entity, condition, textOf, translate, locale }: ConditionTextOptions,
): string {
  const formatItem = (item: unknown) => {
    if (textOf) return textOf(String(item));
    if (!condition) return String(item);
    return formatValue(itemField(condition.field, item), item, {
      locale,
      translate,
      choiceLabel: (code) => choiceLabel(entity, condition.labelPath, code),
    });
  };
  const range = asRange(value);
  if ('like' in range) return translate('kit.filter.contains', { text: String(range.like) });
  if ('from' in range || 'to' in range) return rangeText(range, formatItem, translate);
  return asList(value).map(formatItem).join(listSeparator(locale));
}

function rangeText(
  { from, to }: RangeValue,
  formatItem: (item: unknown) => string,
  translate: ConditionTextOptions['translate'],
): string {
  const has = (item: unknown) => item !== undefined && item !== null && item !== '';
  if (has(from) && has(to)) return translate('kit.filter.between', { from: formatItem(from), to: formatItem(to) });
  return has(from)
    ? translate('kit.filter.from', { from: formatItem(from) })
    : translate('kit.filter.to', { to: formatItem(to) });
}

/** Returns the field for one of several values; in a time field, a plain day stays a day. */
function itemField(field: Field, item: unknown): Field {
  if (field.kind === 'choices') return choice(field.values, {});
  return field.kind === 'dateTime' && typeof item === 'string' && isDay(item) ? date({}) : field;
}
