import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  filterCondition,
  filterConditions,
  includesFilter,
  withFilter,
  withoutFilter,
} from '../../../../../src/core/kit/list/filterValues';
import { elderly } from '../../../../../src/plugins/elderly/entities/elderly';
import { attendant } from '../../../../../src/plugins/service/entities/attendant';

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
    'offers none for %s',
    (name) => {
      expect(filterCondition(elderly, name)).toBeUndefined();
    },
  );

  it('takes the inputs of a read for what they are', () => {
    expect(filterCondition(elderly, 'from', 'selectByNoServiced')).toMatchObject({
      control: 'date',
      labelPath: 'selectByNoServiced.from',
    });
    expect(filterCondition(elderly, 'includeSuspended', 'selectByNoServiced')?.control).toBe('flag');
    expect(filterCondition(elderly, 'capacityTypeIds', 'selectByNoServiced')?.control).toBe('reference');
  });

  it('knows no fields where the read takes none', () => {
    expect(filterCondition(elderly, 'status', 'selectByNoServiced')).toBeUndefined();
    expect(filterCondition(elderly, 'status', 'selectBySelective')?.control).toBe('choices');
  });
});

it('offers what the entity marks as filters, in its order', () => {
  const names = filterConditions(attendant, {}).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['gender', 'role']);
  expect(names).toContain('status');
});

describe('filters in force', () => {
  const values = { keyword: 'x', status: ['a'], age: { from: 60 }, street: { like: '' }, name: '' };

  it('leaves out what is blank', () => {
    expect(activeFilters(elderly, values).map(({ field }) => field)).toEqual(['age', 'status', 'keyword']);
  });

  it('takes one away and leaves the rest', () => {
    expect(withoutFilter({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 });
  });

  it('sets one, and takes it away when it becomes blank', () => {
    expect(withFilter({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
    expect(withFilter({ a: 1, b: { from: 1 } }, 'b', { from: undefined, to: '' })).toEqual({ a: 1 });
    expect(withFilter({ a: 1 }, 'a', false)).toEqual({ a: false });
  });

  it('recognizes a quick filter among others', () => {
    expect(includesFilter({ status: 'a', keyword: 'x' }, { status: 'a' })).toBe(true);
    expect(includesFilter({ status: ['a'] }, { status: 'a' })).toBe(false);
  });
});
