import type { Entity } from '../../../../../contract/defineEntity';
import { choice, date, type Field } from '../../../../../contract/fields';
import { isDay } from '../../../../../contract/moment';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { formatValue } from '../../entity/formatValue';
import { choiceLabel } from '../../entity/labels';
import { asList, asRange, type FilterCondition } from './filterValues';
import { type Comparison, isRange, toComparison } from './operators';
import { operatorText } from './operatorText';

export interface ConditionTextOptions {
  entity: Entity;
  condition: Pick<FilterCondition, 'field' | 'labelPath'> | undefined;
  /** Returns labels of codes in a text field. */
  textOf?: ((code: string) => string) | undefined;
  translate: (key: string, options?: object) => string;
  locale: string;
}

/**
 * Returns a condition in words: labels of codes, "not less than …"; references and regions are ids and codes here. Equal
 * values are not introduced.
 */
export function conditionText(value: unknown, options: ConditionTextOptions): string {
  const comparison = toComparison(value);
  const operand = operandText(comparison, options);
  if (comparison.operator === 'is') return operand;
  return options.translate(operatorText(options.condition?.field, comparison), { value: operand });
}

/** Returns what a condition compares with, in words. */
export function operandText(
  { operator, operand }: Comparison,
  { entity, condition, textOf, translate, locale }: ConditionTextOptions,
): string {
  const formatItem = (item: unknown) => {
    if (textOf) return textOf(String(item));
    if (!condition || operator === 'like') return String(item);
    return formatValue(itemField(condition.field, item), item, {
      locale,
      translate,
      choiceLabel: (code) => choiceLabel(entity, condition.labelPath, code),
    });
  };
  if (!isRange(operator)) return asList(operand).map(formatItem).join(listSeparator(locale));
  const { from, to } = asRange(operand);
  if (operator !== 'between') return formatItem(operator === 'to' ? to : from);
  return translate('kit.filter.range', { from: formatItem(from), to: formatItem(to) });
}

/** Returns the field for one of several values; in a time field, a plain day stays a day. */
function itemField(field: Field, item: unknown): Field {
  if (field.kind === 'choices') return choice(field.values, {});
  return field.kind === 'dateTime' && typeof item === 'string' && isDay(item) ? date({}) : field;
}
