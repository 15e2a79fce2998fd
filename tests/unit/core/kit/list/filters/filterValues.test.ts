import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  filterCondition,
  filterConditions,
  includesFilter,
  withFilter,
  withoutFilter,
} from '../../../../../../src/core/kit/list/filters/filterValues';
import { elderly } from '../../../../../../src/plugins/elderly/entities/elderly';
import { attendant } from '../../../../../../src/plugins/service/entities/attendants/attendant';

describe('filterCondition', () => {
  it.each([
    ['status', 'choices'],
    ['age', 'numberRange'],
    ['capacityNextDate', 'dateRange'],
    ['elderlyTypeId', 'reference'],
    ['elderlyMunicipalTypeIds', 'reference'],
    ['street', 'offered'],
    ['name', 'contains'],
  ])('filters %s by %s', (name, control) => {
    expect(filterCondition(elderly, name)?.control).toBe(control);
  });

  it.each(['phone', 'idNo', 'liveAddress', 'birthDate', 'lng', 'contacts', 'allergies', 'nonsense'])(
    'offers no filter for %s',
    (name) => {
      expect(filterCondition(elderly, name)).toBeUndefined();
    },
  );

  it('uses the inputs of a special read directly', () => {
    expect(filterCondition(elderly, 'from', 'selectByNoServiced')).toMatchObject({
      control: 'date',
      labelPath: 'selectByNoServiced.from',
    });
    expect(filterCondition(elderly, 'includeSuspended', 'selectByNoServiced')?.control).toBe('flag');
    expect(filterCondition(elderly, 'capacityTypeIds', 'selectByNoServiced')?.control).toBe('reference');
  });

  it('has no fields when the read has no inputs', () => {
    expect(filterCondition(elderly, 'status', 'selectByNoServiced')).toBeUndefined();
    expect(filterCondition(elderly, 'status', 'selectBySelective')?.control).toBe('choices');
  });
});

it('filterConditions returns the fields that the entity marks as filters, in its order', () => {
  const names = filterConditions(attendant, {}).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['gender', 'role']);
  expect(names).toContain('status');
});

describe('active filters', () => {
  const values = { keyword: 'x', status: ['a'], age: { from: 60 }, street: { like: '' }, name: '' };

  it('ignore blank values', () => {
    expect(activeFilters(elderly, values).map(({ field }) => field)).toEqual(['age', 'status', 'keyword']);
  });

  it('keep the others when one is removed', () => {
    expect(withoutFilter({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 });
  });

  it('are set, and removed when the value becomes blank', () => {
    expect(withFilter({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
    expect(withFilter({ a: 1, b: { from: 1 } }, 'b', { from: undefined, to: '' })).toEqual({ a: 1 });
    expect(withFilter({ a: 1 }, 'a', false)).toEqual({ a: false });
  });

  it('match a quick filter among others', () => {
    expect(includesFilter({ status: 'a', keyword: 'x' }, { status: 'a' })).toBe(true);
    expect(includesFilter({ status: ['a'] }, { status: 'a' })).toBe(false);
  });
});
