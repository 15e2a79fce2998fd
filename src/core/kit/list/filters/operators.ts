import type { Entity } from '../../../../../contract/defineEntity';
import { filterOperators } from '../../../../../contract/query/searching';
import { isRecord } from '../../../../../contract/values/isRecord';
import { asRange, type FilterCondition, hasValue } from './filterValues';

/** How a condition compares. */
export type ConditionOperator = 'is' | 'not' | 'like' | 'between' | 'from' | 'to' | 'empty' | 'filled';

/** A condition's value, taken apart. */
export interface Comparison {
  operator: ConditionOperator;
  /** A value or a list of values; `{ from, to }` for ranges; nothing for `empty` and `filled`. */
  operand: unknown;
}

/** Returns the comparisons of a condition, the usual one first. */
export function operatorsOf(entity: Entity, { name, field, control, isInput }: FilterCondition): ConditionOperator[] {
  if (isInput) return ['is'];
  const known = filterOperators(entity, name, { masked: true });
  const has = (operator: (typeof known)[number]) => known.includes(operator);
  const canBeEmpty = has('empty') && field.required !== true;
  return [
    ...(has('like') && control === 'contains' ? (['like'] as const) : []),
    ...(has('from') ? (['between', 'from', 'to'] as const) : []),
    ...(has('eq') ? (['is'] as const) : []),
    ...(has('not') ? (['not'] as const) : []),
    ...(has('like') && control === 'offered' ? (['like'] as const) : []),
    ...(canBeEmpty ? (['empty', 'filled'] as const) : []),
  ];
}

/** Reads the value of a condition from the address bar, a saved filter or a quick filter. */
export function toComparison(value: unknown): Comparison {
  if (!isRecord(value)) return { operator: 'is', operand: value };
  const { not, like, empty, from, to } = value;
  if (empty !== undefined) return { operator: String(empty) === 'true' ? 'empty' : 'filled', operand: undefined };
  if (not !== undefined) return { operator: 'not', operand: not };
  if (like !== undefined) return { operator: 'like', operand: like };
  const operator = hasValue(from) && hasValue(to) ? 'between' : hasValue(to) ? 'to' : 'from';
  return { operator, operand: { from, to } };
}

/** The inverse of {@link toComparison}. */
export function toFilterValue({ operator, operand }: Comparison): unknown {
  const value = typeof operand === 'string' ? operand.trim() : operand;
  switch (operator) {
    case 'is':
      return value;
    case 'not':
    case 'like':
      return hasValue(value) ? { [operator]: value } : undefined;
    case 'between':
      return asRange(operand);
    case 'from':
    case 'to':
      return { [operator]: asRange(operand)[operator] };
    default:
      return { empty: operator === 'empty' };
  }
}

/** Changes the operator and keeps what has been entered, as far as the new one can use it. */
export function withOperator({ operand }: Comparison, operator: ConditionOperator): Comparison {
  if (!hasOperand(operator)) return { operator, operand };
  const { from, to } = isRecord(operand) ? asRange(operand) : { from: operand };
  if (operator === 'between') return { operator, operand: { from, to } };
  if (isRange(operator)) return { operator, operand: operator === 'to' ? { to: to ?? from } : { from: from ?? to } };
  return { operator, operand: from ?? to };
}

/** Returns whether the operator compares with a value. */
export function hasOperand(operator: ConditionOperator): boolean {
  return operator !== 'empty' && operator !== 'filled';
}

export function isRange(operator: ConditionOperator): boolean {
  return operator === 'between' || operator === 'from' || operator === 'to';
}
