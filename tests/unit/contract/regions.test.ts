import { expect, it } from 'vitest';
import { enclosingRegions, regionPrefix } from '../../../contract/regions';
import { regionsInUse } from '../../../src/plugins/elderly/server/regionsInUse';

it.each([
  ['330000', '33', []],
  ['330100', '3301', ['330000']],
  ['330106', '330106', ['330000', '330100']],
  ['330106002', '330106002', ['330000', '330100', '330106']],
  ['330106002003', '330106002003', ['330000', '330100', '330106', '330106002']],
])('the region %s holds the codes that begin with %s and lies in %j', (code, prefix, around) => {
  expect(regionPrefix(code)).toBe(prefix);
  expect(enclosingRegions(code)).toEqual(around);
});

it('regions count the elders of districts, streets and communities in use, and use the same names', () => {
  const place = { regionCode: '119901001001', street: '迎春街道', community: '康宁社区', count: 3 };
  const places = [
    place,
    { ...place, regionCode: '119902', street: '荷塘街道', count: 5 },
    { ...place, regionCode: '119901001002', community: null, count: 1 },
  ];
  expect(regionsInUse(places)).toEqual([
    { value: '119902', count: 5 },
    { value: '119901', count: 4 },
    { value: '119901001', count: 4, name: '迎春街道' },
    { value: '119901001001', count: 3, name: '康宁社区', hint: '迎春街道' },
    { value: '119901001002', count: 1, hint: '迎春街道' },
  ]);
  expect(regionsInUse([])).toEqual([]);
});
