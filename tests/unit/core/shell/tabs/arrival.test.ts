import { describe, expect, it } from 'vitest';
import { readArrival, withArrival } from '../../../../../src/core/shell/tabs/arrival';

describe('the tab changes of a navigation', () => {
  it('are stored beside the page’s own state', () => {
    const state = withArrival({ record: 1 }, { close: ['/a'], inPlaceOf: '/a' });
    expect(readArrival(state)).toEqual({ own: { record: 1 }, arrival: { close: ['/a'], inPlaceOf: '/a' } });
  });

  it('leave no state when the page had none', () => {
    expect(readArrival(withArrival(undefined, { close: [] })).own).toBeNull();
  });

  it.each([[null], [undefined], ['text'], [{ record: 1 }]])('are empty for %j', (state) => {
    expect(readArrival(state)).toEqual({ own: state, arrival: undefined });
  });

  it.each([[1], [{ close: 'all' }], [{}]])('are not read from %j, which other code wrote', (tabsArrival) => {
    expect(readArrival({ tabsArrival }).arrival).toBeUndefined();
  });

  it('skip values that are not paths', () => {
    expect(readArrival({ tabsArrival: { close: ['/a', 1], inPlaceOf: 2 } }).arrival).toEqual({ close: ['/a'] });
  });
});
