import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { regionOptions } from '../../../../src/core/kit/region/regionOptions';
import {
  findRegions,
  hasChildren,
  regionNames,
  regionsNear,
  regionTree,
} from '../../../../src/core/kit/region/regionTree';

const tree = regionTree(areaList);
const spelled: Readonly<Record<string, string>> = { 西湖区: 'xihuqu xhq', 杭州市: 'hangzhoushi hzs' };
const spell = (name: string) => spelled[name] ?? '';

describe('the tree of regions', () => {
  it.each([
    ['330000', ['浙江省']],
    ['330100', ['浙江省', '杭州市']],
    ['330106', ['浙江省', '杭州市', '西湖区']],
    ['330106002', ['浙江省', '杭州市', '西湖区']],
    ['330106002003', ['浙江省', '杭州市', '西湖区']],
    // A municipality and its city have the same name.
    ['110101', ['北京市', '东城区']],
    ['119901', undefined],
    ['', undefined],
  ])('names %s', (code, names) => {
    expect(regionNames(tree, code)).toEqual(names);
  });

  it('lists the provinces without a parent, and the parts of a region', () => {
    expect(regionsNear(tree, '').map(({ code }) => code)).toContain('330000');
    expect(regionsNear(tree, '').every(({ names }) => names.length === 1)).toBe(true);
    const near = regionsNear(tree, '330100').map(({ code }) => code);
    expect(near.slice(0, 3)).toEqual(['330000', '330100', '330102']);
    expect(near).not.toContain('330200');
    expect(regionsNear(tree, '330106002').map(({ code }) => code)).toEqual(['330000', '330100', '330106']);
    expect(regionsNear(tree, '119901')).toEqual(regionsNear(tree, ''));
    expect([hasChildren(tree, '330100'), hasChildren(tree, '330106'), hasChildren(tree, '119901')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['西湖', '330106'],
    ['浙江省/杭州市/西湖区', '330106'],
    ['杭州 西湖', '330106'],
    ['xihu', '330106'],
    ['XHQ', '330106'],
    ['hz', '330100'],
    ['330106', '330106'],
    ['浙江', '330000'],
  ])('finds for the text %s', (sought, code) => {
    expect(findRegions(tree, sought, spell).map((region) => region.code)).toContain(code);
  });

  it('finds an exact name before its parts, and nothing for an unknown text', () => {
    expect(
      findRegions(tree, '杭州')
        .slice(0, 2)
        .map(({ code }) => code),
    ).toEqual(['330100', '330102']);
    expect(findRegions(tree, '示范市冬青区', spell)).toEqual([]);
    expect(findRegions(tree, 'xihu')).toEqual([]);
    expect(findRegions(tree, '区')).toHaveLength(100);
  });
});

describe('the region choices', () => {
  const offered = [
    { value: '119904', count: 7 },
    { value: '330106', count: 3 },
    { value: '330106002003', count: 1, name: '康宁社区', hint: '竹溪街道' },
  ];

  it('are those in use, known to the tree or not, then the others, without duplicates', () => {
    const options = regionOptions({ tree, suggestions: offered, selectedCode: '', keyword: '西湖' });
    expect(options.slice(0, 3)).toEqual([
      { code: '119904', names: [], count: 7, isUsed: true },
      { code: '330106', names: ['浙江省', '杭州市', '西湖区'], count: 3, isUsed: true },
      {
        code: '330106002003',
        names: ['浙江省', '杭州市', '西湖区', '竹溪街道', '康宁社区'],
        count: 1,
        isUsed: true,
      },
    ]);
    expect(options.slice(3).every(({ isUsed }) => !isUsed)).toBe(true);
    expect(options.filter(({ code }) => code === '330106')).toHaveLength(1);
  });

  it('continue from the chosen one, those in use last', () => {
    const codes = regionOptions({ tree, suggestions: offered, selectedCode: '330000', keyword: '' }).map(
      ({ code }) => code,
    );
    expect(codes.slice(0, 2)).toEqual(['330000', '330100']);
    expect(codes.slice(-3)).toEqual(offered.map(({ value }) => value));
  });

  it('are only those in use until the tree is loaded', () => {
    expect(regionOptions({ tree: undefined, suggestions: offered, selectedCode: '', keyword: '' })).toHaveLength(3);
  });
});
