import type { Field } from '../../../../../contract/fields';
import { asList } from './filterValues';
import type { Comparison, ConditionOperator } from './operators';

/** Returns the message key of a comparison, a phrase around `%{value}`. */
export function operatorText(field: Field | undefined, { operator, operand }: Comparison): string {
  return `kit.filter.comparison.${nameOf(field, operator, asList(operand).length > 1)}`;
}

function nameOf(field: Field | undefined, operator: ConditionOperator, hasSeveral: boolean): string {
  const isTime = field?.kind === 'date' || field?.kind === 'dateTime';
  switch (operator) {
    case 'is':
      return hasSeveral ? 'anyOf' : 'is';
    case 'not':
      return hasSeveral ? 'noneOf' : 'not';
    case 'from':
      return isTime ? 'since' : 'from';
    case 'to':
      return isTime ? 'until' : 'to';
    default:
      return operator;
  }
}
