import { describe, expect, it } from 'vitest';
import { parseListQuery } from '../../../../../../contract/query/query';
import { filterCondition, filterConditions } from '../../../../../../src/core/kit/list/filters/filterValues';
import {
  type ConditionOperator,
  hasOperand,
  operatorsOf,
  toComparison,
  toFilterValue,
  withOperator,
} from '../../../../../../src/core/kit/list/filters/operators';
import { toListParams } from '../../../../../../src/dataProvider/lists/toListParams';
import { elderly } from '../../../../../../src/plugins/elderly/entities/elderly';
import { entities } from '../../../../../support/sections';

function operators(name: string, read?: string) {
  const condition = filterCondition(elderly, name, read);
  return condition && operatorsOf(elderly, condition);
}

describe('operatorsOf', () => {
  it.each([
    ['status', ['is', 'not']],
    ['elderlyTypeId', ['is', 'not']],
    ['elderlyMunicipalTypeIds', ['is', 'not']],
    ['capacityNextDate', ['between', 'from', 'to', 'is', 'not', 'empty', 'filled']],
    ['createTime', ['between', 'from', 'to', 'is']],
    ['age', ['between', 'from', 'to', 'is']],
    ['name', ['like', 'is', 'not']],
    ['street', ['is', 'not', 'like']],
  ])('offers for %s the comparisons that the query has, the usual one first', (name, expected) => {
    expect(operators(name)).toEqual(expected);
  });

  it('offers only equality for the input of a special read', () => {
    expect(operators('from', 'selectByNoServiced')).toEqual(['is']);
  });

  const offered = entities.flatMap((entity) =>
    filterConditions(entity, {}).flatMap((condition) =>
      operatorsOf(entity, condition)
        .filter((operator) => !hasOperand(operator))
        .map((operator) => [`${entity.name}.${condition.name}`, operator, entity, condition] as const),
    ),
  );
  it.each(offered)('%s: %s is a condition that lists accept', (_name, operator, entity, { name }) => {
    const params = toListParams({ filter: { [name]: toFilterValue({ operator, operand: undefined }) } });
    expect(parseListQuery(entity, params, { masked: true }).ok).toBe(true);
    expect(Object.keys(params)).toEqual([name]);
  });
});

describe('a condition', () => {
  it.each<[unknown, ConditionOperator]>([
    ['active', 'is'],
    [['a', 'b'], 'is'],
    [false, 'is'],
    [{ not: ['a'] }, 'not'],
    [{ like: 'x' }, 'like'],
    [{ from: 60 }, 'from'],
    [{ to: 0 }, 'to'],
    [{ from: 60, to: 69 }, 'between'],
    [{ empty: true }, 'empty'],
    [{ empty: false }, 'filled'],
  ])('%j is read as %s, and written as it was', (value, operator) => {
    expect(toComparison(value).operator).toBe(operator);
    expect(toFilterValue(toComparison(value))).toEqual(value);
  });

  it('from the address bar reads texts like typed values', () => {
    expect(toComparison({ empty: 'false' }).operator).toBe('filled');
    expect(toComparison({ from: '60', to: '' }).operator).toBe('from');
  });

  it.each<[ConditionOperator]>([['is'], ['not'], ['like'], ['between'], ['from'], ['to']])(
    'with %s and nothing entered is no condition',
    (operator) => {
      for (const operand of [undefined, '', '  ', {}, { from: undefined }]) {
        if (typeof operand === 'object' && (operator === 'is' || operator === 'not' || operator === 'like')) continue;
        expect(toListParams({ filter: { x: toFilterValue({ operator, operand }) } })).toEqual({});
      }
    },
  );

  it.each<[ConditionOperator, unknown, ConditionOperator, unknown]>([
    ['is', 60, 'from', { from: 60 }],
    ['is', 60, 'to', { to: 60 }],
    ['is', 60, 'between', { from: 60 }],
    ['from', { from: 60 }, 'to', { to: 60 }],
    ['between', { from: 60, to: 69 }, 'to', { to: 69 }],
    ['between', { from: 60, to: 69 }, 'is', 60],
    ['is', ['a', 'b'], 'not', ['a', 'b']],
    ['like', 'x', 'is', 'x'],
    ['is', ['a'], 'empty', ['a']],
    ['empty', ['a'], 'not', ['a']],
  ])('keeps what was entered from %s %j to %s', (operator, operand, next, expected) => {
    expect(withOperator({ operator, operand }, next)).toEqual({ operator: next, operand: expected });
  });
});
