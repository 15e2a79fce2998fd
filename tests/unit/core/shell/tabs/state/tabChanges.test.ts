import { describe, expect, it } from 'vitest';
import { readTabChanges, withTabChanges } from '../../../../../../src/core/shell/tabs/state/tabChanges';

describe('the tab changes of a navigation', () => {
  it('are stored beside the page’s own state', () => {
    const state = withTabChanges({ record: 1 }, { close: ['/a'], inPlaceOf: '/a' });
    expect(readTabChanges(state)).toEqual({ own: { record: 1 }, arrival: { close: ['/a'], inPlaceOf: '/a' } });
  });

  it('leave no state when the page had none', () => {
    expect(readTabChanges(withTabChanges(undefined, { close: [] })).own).toBeNull();
  });

  it.each([[null], [undefined], ['text'], [{ record: 1 }]])('are empty for %j', (state) => {
    expect(readTabChanges(state)).toEqual({ own: state, arrival: undefined });
  });

  it.each([[1], [{ close: 'all' }], [{}]])('are not read from %j, which other code wrote', (tabsArrival) => {
    expect(readTabChanges({ tabsArrival }).arrival).toBeUndefined();
  });

  it('skip values that are not paths', () => {
    expect(readTabChanges({ tabsArrival: { close: ['/a', 1], inPlaceOf: 2 } }).arrival).toEqual({ close: ['/a'] });
  });
});
