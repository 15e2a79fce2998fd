import { describe, expect, it } from 'vitest';
import { readArrival, withArrival } from '../../../../../src/core/shell/tabs/arrival';

describe('what a navigation does to tabs', () => {
  it('travels beside the page’s own state', () => {
    const state = withArrival({ record: 1 }, { close: ['/a'], inPlaceOf: '/a' });
    expect(readArrival(state)).toEqual({ own: { record: 1 }, arrival: { close: ['/a'], inPlaceOf: '/a' } });
  });

  it('leaves no state where the page had none', () => {
    expect(readArrival(withArrival(undefined, { close: [] })).own).toBeNull();
  });

  it.each([[null], [undefined], ['text'], [{ record: 1 }]])('is nothing in %j', (state) => {
    expect(readArrival(state)).toEqual({ own: state, arrival: undefined });
  });

  it.each([[1], [{ close: 'all' }], [{}]])('is not taken from %j, which somebody else wrote', (tabsArrival) => {
    expect(readArrival({ tabsArrival }).arrival).toBeUndefined();
  });

  it('passes over what is no path', () => {
    expect(readArrival({ tabsArrival: { close: ['/a', 1], inPlaceOf: 2 } }).arrival).toEqual({ close: ['/a'] });
  });
});
